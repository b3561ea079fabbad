import type { ReactNode } from 'react';

interface ClientLogo {
  readonly name: string;
  readonly logo: ReactNode;
}

/** Drawn by us, for gyms that do not exist. The words are the page's text: a drawing's own takes far longer to set. */
export const CLIENT_LOGOS: readonly ClientLogo[] = [
  {
    name: 'Ironyard',
    logo: (
      <>
        <svg viewBox="0 0 28 36" aria-hidden="true">
          <path d="M0 4h28v28H0z" />
          <path d="M6 10h16v4H6zM6 22h16v4H6zM12 14h4v8h-4z" fill="#fff" />
        </svg>
        <b className="client-big">IRONYARD</b>
      </>
    ),
  },
  {
    name: 'Kharadi Barbell Club',
    logo: (
      <>
        <span className="client-club">
          <span>KHARADI</span> <b>BARBELL CLUB</b>
        </span>
        <svg viewBox="0 0 106 36" aria-hidden="true">
          <path d="M0 18h104M12 6v24M20 10v16M92 6v24M84 10v16" stroke="currentColor" strokeWidth="4" />
        </svg>
      </>
    ),
  },
  { name: 'Studio Sutra', logo: <i className="client-studio">studio sutra</i> },
  {
    name: 'Deccan Strength',
    logo: (
      <>
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <path d="M2 32 18 4l16 28z" fill="none" stroke="currentColor" strokeWidth="4" />
        </svg>
        <span className="client-peak">
          <b>DECCAN</b> <span>STRENGTH</span>
        </span>
      </>
    ),
  },
  {
    name: 'Pushkar Fitness Co.',
    logo: (
      <>
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <circle cx="18" cy="18" r="15" fill="none" stroke="currentColor" strokeWidth="5" />
          <circle cx="18" cy="18" r="5" />
        </svg>
        <b className="client-plain">Pushkar Fitness Co.</b>
      </>
    ),
  },
];
