/** Our own drawing: the river, the roads and our works. */
export function NashikMap() {
  return (
    <svg
      className="nashik-map"
      viewBox="0 0 800 520"
      preserveAspectRatio="xMinYMid slice"
      role="img"
      aria-label="Map of Nashik: our works lie in the industrial estate west of the centre, 6 km along Trimbak Road"
    >
      <path
        className="nashik-map-town"
        d="M392 118 520 96 600 158 622 262 560 322 470 330 380 300 350 210z"
      />
      <path className="nashik-map-estate" d="M150 205 292 196 300 318 238 352 158 322z" />
      <path
        className="nashik-map-river"
        d="M-10 38C40 74 90 66 150 96s90 22 150 44 90 8 132 34 60 26 98 24 70 18 110 8 70 26 110 34 60 22 70 24"
      />
      <path className="nashik-map-rail" d="M520 530 628 466 692 428 810 366" />
      <path className="nashik-map-rail-ties" d="M520 530 628 466 692 428 810 366" />
      <path
        className="nashik-map-road"
        d="M452 203 330 224 220 250 96 262-10 300M452 203 396 182 300 168 190 124 60 112-10 84M519 245 600 338 692 424 748 530M226 252 256 330 282 400 380 436"
      />
      <path className="nashik-map-highway" d="M316 530 380 436 444 340 519 245 600 150 700 88 810 22" />
      <path className="nashik-map-measure" d="M220 290 452 290M220 276v28M452 276v28" />
      <g className="nashik-map-names">
        <text x="262" y="282">
          6&#160;km
        </text>
        <text x="444" y="262" textAnchor="end" className="nashik-map-place">
          Nashik
        </text>
        <text x="700" y="418">
          Nashik Road
        </text>
        <text x="584" y="140" textAnchor="end">
          Agra
        </text>
        <text x="396" y="478">
          Mumbai
        </text>
        <text x="20" y="316">
          Trimbak Road
        </text>
        <text x="46" y="60" className="nashik-map-water">
          Godavari
        </text>
      </g>
      <circle className="nashik-map-centre" cx="452" cy="203" r="7" />
      <g className="nashik-map-pin">
        <path d="M220 254 196 222a30 30 0 1 1 48 0z" />
        <circle cx="220" cy="204" r="10" />
      </g>
      <path className="nashik-map-north" d="M768 492v-44M758 462l10-16 10 16" />
    </svg>
  );
}
