/** Whether a text is the number of a French health organisation: FINESS (9 digits) or SIRET (14), with its check digit. */
export function isFinessOrSiret(text: string): boolean {
  return /^(\d{9}|\d{14})$/.test(text) && hasLuhnDigit(text);
}

/** Whether the last digit is that of Luhn's formula, which FINESS and SIRET share. */
function hasLuhnDigit(digits: string): boolean {
  const sum = digits
    .split("")
    .reverse()
    .reduce((total, digit, at) => {
      const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}
