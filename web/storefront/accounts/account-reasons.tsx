import { Icon, type IconName } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const REASONS: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'truck', title: 'All your orders in one place', text: 'Status, tracking ID and tax invoice.' },
  { icon: 'cart', title: 'Order again', text: 'Reorder the same items in two clicks.' },
  { icon: 'heart', title: 'One wishlist', text: 'The same on your phone and computer.' },
];

export function AccountReasons() {
  return (
    <aside
      className="on-ink self-start bg-ink px-6 py-8 text-on-ink lg:mt-4 lg:p-10"
      aria-labelledby="with-an-account"
    >
      <h2 className="text-3xl text-paper" id="with-an-account">
        With an account
      </h2>
      <ul className="mt-5">
        {REASONS.map(({ icon, title, text }) => (
          <li key={title} className="grid grid-cols-[24px_1fr] gap-4 border-t border-graphite py-4">
            <Icon name={icon} className="text-orange" />
            <div>
              <h3 className="mb-1 text-xl text-paper">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="border-t border-graphite pt-4">
        No account? <TextLink to="/orders">Find an order by its number</TextLink>, check out as a guest, or{' '}
        <TextLink to="/your-data">see or delete your data</TextLink>.
      </p>
    </aside>
  );
}
