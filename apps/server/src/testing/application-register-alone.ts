// node application-register-alone.ts PORT: the double of the register by itself, for journeys and to try the network.
import { startApplicationRegister } from "./application-register.ts";

const { url, token } = await startApplicationRegister(Number(process.argv[2] ?? 0));
console.log(`${url} ${token}`);
