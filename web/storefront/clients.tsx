import { LOGO_LOOP_S } from '../../domain/limits.ts';
import { Marquee } from '../ui/marquee.tsx';
import { CLIENT_LOGOS } from './client-logos.tsx';
import './clients.css';

/** The strip of logos, on the home page and about us. */
export function Clients() {
  return (
    <div className="clients">
      <p className="wrap">Gyms and studios that train on our equipment</p>
      <Marquee label="Our clients" seconds={LOGO_LOOP_S}>
        {CLIENT_LOGOS.map(({ name, logo }) => (
          <span key={name} className="client" role="img" aria-label={name}>
            {logo}
          </span>
        ))}
      </Marquee>
    </div>
  );
}
