import type { ReactNode } from 'react';

interface ClientLogo {
  readonly name: string;
  readonly logo: ReactNode;
}

const DRAWING = 'h-9 w-auto flex-none fill-current';

/** Drawn by us, for gyms that do not exist. The words are the page's text: a drawing's own takes far longer to set. */
export const CLIENT_LOGOS: readonly ClientLogo[] = [
  {
    name: 'Ironyard',
    logo: (
      <>
        <svg className={DRAWING} viewBox="0 0 28 36" aria-hidden="true">
          <path d="M0 4h28v28H0z" />
          <path d="M6 10h16v4H6zM6 22h16v4H6zM12 14h4v8h-4z" fill="#fff" />
        </svg>
        <b className="text-2xl font-black">IRONYARD</b>
      </>
    ),
  },
  {
    name: 'Kharadi Barbell Club',
    logo: (
      <>
        <span className="grid text-base/tight">
          <span className="font-semibold tracking-[5.2px]">KHARADI</span>{' '}
          <b className="font-black tracking-[1px]">BARBELL CLUB</b>
        </span>
        <svg className={DRAWING} viewBox="0 0 106 36" aria-hidden="true">
          <path d="M0 18h104M12 6v24M20 10v16M92 6v24M84 10v16" stroke="currentColor" strokeWidth="4" />
        </svg>
      </>
    ),
  },
  {
    name: 'Studio Sutra',
    logo: <i className="font-[family-name:Georgia,serif] text-2xl/normal tracking-[-0.5px]">studio sutra</i>,
  },
  {
    name: 'Deccan Strength',
    logo: (
      <>
        <svg className={DRAWING} viewBox="0 0 36 36" aria-hidden="true">
          <path d="M2 32 18 4l16 28z" fill="none" stroke="currentColor" strokeWidth="4" />
        </svg>
        <span className="grid">
          <b className="text-xl/none font-black">DECCAN</b>{' '}
          <span className="text-sm/none font-semibold tracking-[3.4px]">STRENGTH</span>
        </span>
      </>
    ),
  },
  {
    name: 'Pushkar Fitness Co.',
    logo: (
      <>
        <svg className={DRAWING} viewBox="0 0 36 36" aria-hidden="true">
          <circle cx="18" cy="18" r="15" fill="none" stroke="currentColor" strokeWidth="5" />
          <circle cx="18" cy="18" r="5" />
        </svg>
        <b className="text-xl font-strong">Pushkar Fitness Co.</b>
      </>
    ),
  },
];
