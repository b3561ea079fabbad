import { LOGO_LOOP_S } from '../../domain/limits.ts';
import { Marquee } from '../ui/marquee.tsx';
import { CLIENT_LOGOS } from './client-logos.tsx';

/** The strip of logos, on the home page and about us. */
export function Clients() {
  return (
    <div className="mt-(--section) overflow-hidden border-y-[1.5px] border-line">
      <p className="wrap pt-5 text-md text-steel">Gyms and studios that train on our equipment</p>
      <Marquee label="Our clients" seconds={LOGO_LOOP_S}>
        {CLIENT_LOGOS.map(({ name, logo }) => (
          <span
            key={name}
            className="flex items-center gap-2.5 px-9 pt-6 pb-7 font-display leading-tight whitespace-nowrap text-graphite"
            role="img"
            aria-label={name}
          >
            {logo}
          </span>
        ))}
      </Marquee>
    </div>
  );
}
