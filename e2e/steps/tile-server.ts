import { createServer } from "node:http";

/** One pixel, in the green of a park, which is drawn as large as a tile. */
const TILE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGO49uwsAAUfAorgDqdAAAAAAElFTkSuQmCC",
  "base64",
);

/** Starts a server of tiles, for the maps of the journeys. */
createServer((request, response) => {
  const isTile = /^\/\d+\/\d+\/\d+\.png$/.test(request.url ?? "");
  response.writeHead(isTile ? 200 : 404, { "content-type": isTile ? "image/png" : "text/plain" });
  response.end(isTile ? TILE : "");
}).listen(Number(process.env["E2E_TILES_PORT"]), "127.0.0.1");
