import { LineDrawing } from '../../ui/icon.tsx';

/** Drawn like the shop's icons; here, so that no shopper loads them. */
const DRAWINGS = {
  dashboard: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  box: 'M3 7.5 12 3l9 4.5v9L12 21l-9-4.5zM3 7.5l9 4.5 9-4.5M12 12v9',
  tag: 'M3 3h8l10 10-8 8L3 11zM6.5 7.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
  orders:
    'M2 4h3l2.6 12H19l2.2-8.5H6M7.6 20a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM16.1 20a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z',
  users:
    'M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5a6 6 0 0 1 3.5 5.5',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  form: 'M5 3h14v18H5zM8.5 8h7M8.5 12h7M8.5 16h4',
  help: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 17v.2',
  percent:
    'm5 19 14-14M4.5 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM14.5 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
  coupon: 'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zM14 6v12',
  truck:
    'M2 6h12v11H2zM14 10h4l4 4v3h-8zM5 18.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM15.5 18.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
  star: 'm12 2.5 2.9 6.2 6.6.8-4.9 4.6 1.3 6.7L12 17.5l-5.9 3.3 1.3-6.7L2.5 9.5l6.6-.8z',
  send: 'M3 11 21 3l-6 18-4-8zM11 13l10-10',
  log: 'M3 12a9 9 0 1 0 2.6-6.3M3 4v4.5h4.5M12 7.5V12l3.5 2',
  shield: 'M12 2.5 20 6v6c0 5-3.6 8.2-8 9.5C7.6 20.2 4 17 4 12V6zM8.5 12l2.5 2.5 4.5-5',
  settings:
    'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1',
  'sign-out': 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  shop: 'M4 10v10h16V10M2.5 10 5 4h14l2.5 6zM9.5 20v-6h5v6',
  view: 'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0z',
  edit: 'M4 20v-4L16 4l4 4L8 20z',
  delete: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  refresh: 'M20 11a8 8 0 1 0-2 6M20 4v7h-7',
  refund: 'M4 9h11a5 5 0 0 1 0 10H8M8 5 4 9l4 4',
  print: 'M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z',
  check: 'm4 12.5 5 5L20 6.5',
  plus: 'M12 5v14M5 12h14',
  more: 'M4.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0zM11.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0zM18.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0z',
  earlier: 'm15 5-7 7 7 7',
  later: 'm9 5 7 7-7 7',
} as const;

export type AdminIconName = keyof typeof DRAWINGS;

interface AdminIconProps {
  readonly name: AdminIconName;
  readonly size?: 'small' | 'medium' | undefined;
  readonly className?: string | undefined;
}

export function AdminIcon({ name, size = 'small', className }: AdminIconProps) {
  return <LineDrawing size={size} className={className} path={DRAWINGS[name]} />;
}
