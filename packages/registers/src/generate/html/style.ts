/** Colours by the reader's preference; on paper light and without navigation. */
export const STYLE = `
:root{--back:#fff;--text:#1c2330;--quiet:#5b6577;--line:#d7dce4;--soft:#f5f7fa;--accent:#1456c8;
--rw:#c3d8ff;--ro:#d6dde8;--wo:#ffdf9e;--effect:#dfc8ff;--none:#fff}
@media screen and (prefers-color-scheme:dark){:root{--back:#14181f;--text:#dfe4ec;--quiet:#96a0b2;--line:#333b48;
--soft:#1b212b;--accent:#7fb0ff;--rw:#1d3b6b;--ro:#2c3543;--wo:#57411a;--effect:#432f66;--none:#14181f}}
*{box-sizing:border-box}
html{scroll-padding-top:1em;color-scheme:light dark}
body{margin:0;background:var(--back);color:var(--text);font:14px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
a{color:var(--accent);text-decoration:none}a:hover{text-decoration:underline}
.mono,code,.where,nav a{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:12.5px}
nav{position:fixed;top:0;bottom:0;left:0;width:270px;display:flex;flex-direction:column;border-right:1px solid var(--line);background:var(--soft)}
nav form{padding:12px;border-bottom:1px solid var(--line)}
nav input{width:100%;padding:6px 9px;border:1px solid var(--line);border-radius:6px;background:var(--back);color:var(--text);font:inherit}
nav input:focus{outline:2px solid var(--accent);outline-offset:-1px}
nav output:empty{display:none}nav output{display:block;margin-top:6px;color:var(--quiet);font-size:12px;min-height:18px}
nav ul{list-style:none;margin:0;padding:6px 0 20px;overflow:auto;flex:1}
nav li a{display:flex;gap:8px;padding:2px 12px;color:inherit;white-space:nowrap;overflow:hidden}
nav li a span{color:var(--quiet);flex:none}
nav li a:hover,nav li a:focus{background:var(--line);text-decoration:none}
main{margin-left:270px;padding:20px 32px 60px;max-width:1100px}
h1{font-size:24px;margin:0 0 4px}h2{font-size:18px;margin:34px 0 8px}
h3{font-size:15px;margin:0;display:flex;flex-wrap:wrap;gap:4px 14px;align-items:baseline}
h3 a{color:inherit;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
.where{color:var(--quiet);font-weight:400}
p{margin:6px 0}.quiet,.facts,.note{color:var(--quiet)}.facts{margin:2px 0 6px;font-size:13px}.head,.title{font-weight:600}
section{padding:18px 0 14px;border-top:1px solid var(--line);content-visibility:auto;contain-intrinsic-size:auto 300px}
section:target h3 a{background:var(--wo)}
.wide,.bits{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th{text-align:left;font-weight:600;color:var(--quiet);font-size:12.5px}
tbody tr:last-child>td{border-bottom:0}
th,td{padding:4px 10px 4px 0;border-bottom:1px solid var(--line);vertical-align:top}
td.mono{white-space:nowrap}td p{margin:0 0 2px}
td:last-child{min-width:220px;width:60%;overflow-wrap:anywhere}
td i{display:inline-block;width:9px;height:9px;border-radius:2px;border:1px solid var(--quiet);margin-right:6px}
svg{display:block;width:100%;margin:8px 0 4px}
svg text{font:11px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:var(--text);text-anchor:middle;dominant-baseline:central}
svg text.n{font-size:9.5px;fill:var(--quiet)}
rect{stroke:var(--quiet);fill:var(--none)}rect.z{fill:var(--soft);stroke:var(--line)}
rect.rw{fill:var(--rw)}rect.ro{fill:var(--ro)}rect.wo{fill:var(--wo)}rect.effect{fill:var(--effect)}rect.none{stroke-dasharray:3 2}
i.rw{background:var(--rw)}i.ro{background:var(--ro)}i.wo{background:var(--wo)}i.effect{background:var(--effect)}
.key{color:var(--quiet);font-size:12.5px}.key i{display:inline-block;width:11px;height:11px;border-radius:2px;border:1px solid var(--quiet);margin:0 5px 0 12px;vertical-align:-1px}.key i:first-child{margin-left:0}
.legend{font-size:12.5px;color:var(--quiet);margin:2px 0 6px}.legend b{color:var(--text)}
dl.values{display:grid;grid-template-columns:max-content 1fr;gap:1px 10px;margin:3px 0;font-size:13px}
dl.values dt{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:12px;color:var(--quiet)}dl.values dd{margin:0}
body.searching main>:not(section){display:none}
[hidden]{display:none!important}
@media(max-width:800px){nav{position:static;width:auto;max-height:44vh;border-right:0;border-bottom:1px solid var(--line)}
main{margin:0;padding:16px}h1{font-size:20px}
thead{display:none}tr{display:grid;grid-template-columns:minmax(3.4em,max-content) 1fr auto auto;gap:0 10px;padding:4px 0;border-bottom:1px solid var(--line)}
td{border:0;padding:1px 0}td:last-child{grid-column:1/-1;width:auto;min-width:0}td.mono{white-space:normal;overflow-wrap:anywhere}td:empty{display:none}
tbody tr:last-child{border-bottom:0}}
@media print{nav{display:none}main{margin:0;padding:0;max-width:none}section{break-inside:avoid;content-visibility:visible}
thead{display:table-header-group}body{font-size:11px}svg{max-height:12cm}}
`;
