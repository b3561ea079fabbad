import { Icon, type IconName } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const REASONS: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'truck', title: 'Every order in one place', text: 'Status, tracking id and tax invoice.' },
  { icon: 'cart', title: 'Order again', text: 'The same plates for the next rack, in two clicks.' },
  { icon: 'heart', title: 'One wishlist', text: 'The same on your phone and at your desk.' },
];

export function AccountReasons() {
  return (
    <aside className="login-reasons on-ink" aria-labelledby="with-an-account">
      <h2 id="with-an-account">With an account</h2>
      <ul>
        {REASONS.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="login-guest">
        No account? <TextLink to="/orders">Find an order by its number</TextLink>, or check out as a guest.
      </p>
    </aside>
  );
}
