import { Icon } from '../../../ui/icon.tsx';

const BADGES = [
  { icon: 'truck', text: 'Pan India shipping' },
  { icon: 'shield', text: '5-year warranty' },
  { icon: 'return', text: '30-day returns' },
  { icon: 'phone', text: 'Phone assistance' },
] as const;

export function TrustBadges() {
  return (
    <ul className="product-trust">
      {BADGES.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
