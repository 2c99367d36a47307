import type { TrackingPhrases } from "../../catalogues.ts";

export const tracking: TrackingPhrases = {
  heading: "Medición de visitas",
  ask: (p) =>
    `¿Acepta que se mida su visita? Los pasos que abre, la reserva y su precio, su dirección IP y su navegador se enviarían a: ${p.companies}. Nunca su nombre ni sus respuestas. Puede cambiar de opinión al final de la página.`,
  agree: "Aceptar",
  refuse: "Rechazar",
  agreed: "Ha aceptado: se mide su visita. Esta decisión vale seis meses.",
  refused: "Ha rechazado: no se mide nada. Esta decisión vale seis meses.",
  byBrowser: "Su navegador pide que no se le rastree: no se mide nada.",
  none: "Aquí no se mide su visita, y nadie más sabe de ella.",
};
