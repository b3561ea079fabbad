export const PAGE_STYLE = `*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#15171a;background:#f4f5f6}
header{padding:12px 16px;background:#15171a;color:#fff;border-bottom:4px solid #ff6a00;font-size:14px}
header strong{color:#ff6a00;margin-right:8px}
main{max-width:440px;margin:16px auto;padding:20px 16px;background:#fff;border:1px solid #e4e7eb}
h1{margin:0 0 12px;font-size:28px;line-height:1.1}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 16px}
dt{color:#5b6472}dd{margin:0;overflow-wrap:anywhere;font-weight:600}
fieldset{margin:0 0 16px;padding:8px 12px;border:1px solid #c9ced6}
legend{padding:0 4px;font-weight:600}
label{display:flex;align-items:center;gap:10px;min-height:44px}
input[type=radio]{width:20px;height:20px;margin:0;accent-color:#15171a}
select{width:100%;min-height:44px;margin:0 0 12px;padding:8px;font:inherit;background:#fff;border:1px solid #5b6472}
button,a.main{display:block;width:100%;min-height:48px;margin:0 0 12px;padding:10px 16px;font:inherit;font-weight:700;text-align:center;text-decoration:none;color:#15171a;background:#fff;border:2px solid #15171a;cursor:pointer}
.main,a.main{background:#ff6a00}
:focus-visible{outline:3px solid #1556c0;outline-offset:2px}
details{margin-top:8px}summary{min-height:44px;padding:10px 0;cursor:pointer;font-weight:600}
.notice{margin:0 0 16px;padding:12px;background:#fff1e6;border-left:4px solid #b34700}`;
