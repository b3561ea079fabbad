import type { ReactNode } from 'react';

/** Drawn by us, for gyms that do not exist. */
export const CLIENT_LOGOS: readonly { readonly name: string; readonly logo: ReactNode }[] = [
  {
    name: 'Ironyard',
    logo: (
      <svg viewBox="0 0 170 36" role="img" aria-label="Ironyard">
        <path d="M0 4h28v28H0z" />
        <path d="M6 10h16v4H6zM6 22h16v4H6zM12 14h4v8h-4z" fill="#fff" />
        <text x="36" y="28" fontWeight="850" fontSize="30">
          IRONYARD
        </text>
      </svg>
    ),
  },
  {
    name: 'Kharadi Barbell Club',
    logo: (
      <svg viewBox="0 0 232 36" role="img" aria-label="Kharadi Barbell Club">
        <text y="16" fontWeight="600" fontSize="17" letterSpacing="5.2">
          KHARADI
        </text>
        <text y="34" fontWeight="800" fontSize="17" letterSpacing="1">
          BARBELL CLUB
        </text>
        <path d="M126 18h104M138 6v24M146 10v16M218 6v24M210 10v16" stroke="currentColor" strokeWidth="4" />
      </svg>
    ),
  },
  {
    name: 'Studio Sutra',
    logo: (
      <svg viewBox="0 0 150 36" role="img" aria-label="Studio Sutra">
        <text
          y="27"
          fontFamily="Georgia, serif"
          fontStyle="italic"
          fontSize="27"
          textLength="146"
          lengthAdjust="spacingAndGlyphs"
        >
          studio sutra
        </text>
      </svg>
    ),
  },
  {
    name: 'Deccan Strength',
    logo: (
      <svg viewBox="0 0 196 36" role="img" aria-label="Deccan Strength">
        <path d="M2 32 18 4l16 28z" fill="none" stroke="currentColor" strokeWidth="4" />
        <text x="44" y="20" fontWeight="850" fontSize="22">
          DECCAN
        </text>
        <text x="44" y="34" fontWeight="550" fontSize="13" letterSpacing="3.4">
          STRENGTH
        </text>
      </svg>
    ),
  },
  {
    name: 'Pushkar Fitness Co.',
    logo: (
      <svg viewBox="0 0 216 36" role="img" aria-label="Pushkar Fitness Co.">
        <circle cx="18" cy="18" r="15" fill="none" stroke="currentColor" strokeWidth="5" />
        <circle cx="18" cy="18" r="5" />
        <text x="44" y="26" fontWeight="700" fontSize="22">
          Pushkar Fitness Co.
        </text>
      </svg>
    ),
  },
];
