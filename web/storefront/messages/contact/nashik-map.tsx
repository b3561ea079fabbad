const LINE = 'fill-none [stroke-linejoin:round]';

/** Our own drawing: the river, the roads and our works. */
export function NashikMap() {
  return (
    <svg
      className="h-75 w-full border-b-[1.5px] border-ink bg-studio md:h-105 lg:h-121.5"
      viewBox="0 0 800 520"
      preserveAspectRatio="xMinYMid slice"
      role="img"
      aria-label="Map of Nashik: our factory is in the industrial estate west of the city centre, 6 km along Trimbak Road"
    >
      <path
        className="fill-disabled-ground"
        d="M392 118 520 96 600 158 622 262 560 322 470 330 380 300 350 210z"
      />
      <path
        className="fill-orange-tint stroke-orange-deep"
        strokeDasharray="6 5"
        strokeWidth={1.5}
        d="M150 205 292 196 300 318 238 352 158 322z"
      />
      <path
        className="fill-none stroke-blue/30"
        strokeWidth={15}
        d="M-10 38C40 74 90 66 150 96s90 22 150 44 90 8 132 34 60 26 98 24 70 18 110 8 70 26 110 34 60 22 70 24"
      />
      <path className={`${LINE} stroke-edge`} strokeWidth={3} d="M520 530 628 466 692 428 810 366" />
      <path
        className={`${LINE} stroke-edge`}
        strokeDasharray="2 12"
        strokeWidth={11}
        d="M520 530 628 466 692 428 810 366"
      />
      <path
        className={`${LINE} stroke-paper`}
        strokeWidth={7}
        d="M452 203 330 224 220 250 96 262-10 300M452 203 396 182 300 168 190 124 60 112-10 84M519 245 600 338 692 424 748 530M226 252 256 330 282 400 380 436"
      />
      <path
        className={`${LINE} stroke-graphite`}
        strokeWidth={5}
        d="M316 530 380 436 444 340 519 245 600 150 700 88 810 22"
      />
      <path className={`${LINE} stroke-ink`} strokeWidth={2} d="M220 290 452 290M220 276v28M452 276v28" />
      <g
        className="lettering fill-graphite stroke-studio text-xl font-semibold [paint-order:stroke]"
        strokeLinejoin="round"
        strokeWidth={5}
      >
        <text x="262" y="282">
          6&#160;km
        </text>
        <text x="444" y="262" textAnchor="end" className="fill-ink text-2xl font-black">
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
        <text x="46" y="60" className="fill-blue">
          Godavari
        </text>
      </g>
      <circle className="fill-paper stroke-ink" strokeWidth={4} cx="452" cy="203" r="7" />
      <g>
        <path
          className="fill-orange stroke-ink"
          strokeLinejoin="round"
          strokeWidth={3}
          d="M220 254 196 222a30 30 0 1 1 48 0z"
        />
        <circle className="fill-ink" cx="220" cy="204" r="10" />
      </g>
      <path className={`${LINE} stroke-ink`} strokeWidth={3} d="M768 492v-44M758 462l10-16 10 16" />
    </svg>
  );
}
