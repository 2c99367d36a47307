/** The style sheet of the download of personal data, for the screen and on paper. */
export const STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:#1f2328;max-width:46rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.75rem;line-height:1.2}h2{font-size:1.3rem;margin:2.5rem 0 .5rem;border-top:1px solid #d7dbe0;padding-top:1.5rem}
h3{font-size:1rem;margin:1.5rem 0 .25rem}dl{display:grid;grid-template-columns:minmax(7rem,14rem) 1fr;gap:.25rem 1rem;margin:0}
dt{color:#57606a}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}ul{margin:0;padding-inline-start:1.25rem}
li{margin-block:.75rem}p{margin:.25rem 0}@media (max-width:30rem){dl{grid-template-columns:1fr}dd{margin-block-end:.5rem}}
@media print{body{padding:0;font-size:11pt}h2,h3{break-after:avoid}li{break-inside:avoid}}`;
