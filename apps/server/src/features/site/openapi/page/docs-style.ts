export const DOCS_STYLE = `:root{color-scheme:light dark;--line:light-dark(#d5d9df,#3a4048);--faint:light-dark(#f4f5f7,#22262b)}
body{font:16px/1.5 system-ui,sans-serif;margin:0;color:light-dark(#1b1f24,#e6e9ed);background:light-dark(#fff,#15181c)}
.frame{display:grid;grid-template-columns:minmax(0,1fr);max-width:90rem;margin:auto}
@media(min-width:60rem){.frame{grid-template-columns:18rem minmax(0,1fr)}nav{position:sticky;top:0;height:100vh;overflow:auto;box-sizing:border-box}}
nav,main{padding:1rem;overflow-wrap:anywhere}nav ul{list-style:none;padding:0 0 0 .75rem;margin:.25rem 0}nav li{overflow-wrap:anywhere}nav summary{cursor:pointer}
a{color:light-dark(#0b57d0,#8ab4f8)}a:focus-visible,button:focus-visible,input:focus-visible,textarea:focus-visible,summary:focus-visible{outline:2px solid;outline-offset:2px}
code,pre,textarea{font:14px/1.45 ui-monospace,monospace}code{overflow-wrap:anywhere}
pre{background:var(--faint);padding:.75rem;overflow:auto;border-radius:6px}
section{border-top:1px solid var(--line);padding:.75rem 0}h1{margin-top:0}h2{margin:1.5rem 0 .25rem}h3{font-size:1.05rem;margin:.25rem 0}h3 b{display:inline-block;min-width:4rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.3rem .6rem .3rem 0;border-bottom:1px solid var(--line)}.wide{overflow-x:auto}
dl{margin:.25rem 0}dt{margin-top:.3rem;font:14px/1.45 ui-monospace,monospace;overflow-wrap:anywhere}dd{margin-left:1.25rem}label{display:block;margin:.4rem 0}
input,textarea,button{font:inherit;padding:.35rem .5rem;border:1px solid light-dark(#767c85,#8b929b);border-radius:6px;max-width:100%;box-sizing:border-box;background:transparent;color:inherit}
textarea{width:100%;min-height:9rem}button{cursor:pointer;background:var(--faint)}[hidden]{display:none}`;
