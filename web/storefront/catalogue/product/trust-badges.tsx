import { Icon } from '../../../ui/icon.tsx';

const BADGES = [
  { icon: 'truck', text: 'Pan India shipping' },
  { icon: 'shield', text: '5-year warranty' },
  { icon: 'return', text: '30-day returns' },
  { icon: 'phone', text: 'Phone assistance' },
] as const;

export function TrustBadges() {
  return (
    <ul className="product-trust mt-5 grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,34%),1fr))] border-t border-line md:grid-cols-4 lg:grid-cols-2">
      {BADGES.map(({ icon, text }) => (
        <li
          className="flex items-center gap-2.5 border-b border-line py-3 text-md leading-snug font-semibold"
          key={text}
        >
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
