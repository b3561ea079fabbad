/** Each icon is one line drawing on a grid of 24, drawn with square ends like cut steel. */
const DRAWINGS = {
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM15.5 15.5l5.5 5.5',
  heart: 'M12 20.5 3.6 12a5.2 5.2 0 0 1 7.4-7.4l1 1 1-1a5.2 5.2 0 0 1 7.4 7.4z',
  user: 'M7.8 8a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0zM4 21v-1a6 6 0 0 1 6-5h4a6 6 0 0 1 6 5v1',
  cart: 'M2 4h3l2.6 12H19l2.2-8.5H6M7.6 20a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM16.1 20a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'm5 5 14 14M19 5 5 19',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-right': 'm9 5 7 7-7 7',
  'chevron-down': 'm5 9 7 7 7-7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'm4 12.5 5 5L20 6.5',
  warning: 'M12 3 22 20H2zM12 10v4.5M12 17v.3',
  info: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 11v6M12 7.5v.3',
  phone:
    'M6 3h4l1.5 5-2.5 1.5a12 12 0 0 0 5.5 5.5L16 12.5l5 1.5v4a2.5 2.5 0 0 1-2.5 2.5A15.5 15.5 0 0 1 3.5 5.5 2.5 2.5 0 0 1 6 3z',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  chat: 'M4 4h16v12H10l-5 4v-4H4z',
  'arrow-up': 'M12 20V5M5 12l7-7 7 7',
  truck:
    'M2 6h12v11H2zM14 10h4l4 4v3h-8zM5 18.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM15.5 18.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
  shield: 'M12 2.5 20 6v6c0 5-3.6 8.2-8 9.5C7.6 20.2 4 17 4 12V6zM8.5 12l2.5 2.5 4.5-5',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13',
  instagram: 'M4 4h16v16H4zM8.2 12a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0zM16.8 7v.2',
  youtube: 'M3 6h18v12H3zM10 9l5 3-5 3z',
  facebook: 'M14 21v-8h3l.5-4H14V7c0-1 .5-1.5 1.5-1.5H18v-3h-3C12 2.5 10.5 4 10.5 6.5V9H8v4h2.5v8',
  star: 'm12 2.5 2.9 6.2 6.6.8-4.9 4.6 1.3 6.7L12 17.5l-5.9 3.3 1.3-6.7L2.5 9.5l6.6-.8z',
  upload: 'M12 16V4M7 9l5-5 5 5M4 20h16',
  play: 'M7 4v16l13-8z',
  filter:
    'M3 7h11M18 7h3M3 17h3M10 17h11M14 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM6 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
  rotate: 'M20 12a8 8 0 1 1-2.600-5.900M20 3v4.5h-4.5',
  return: 'M4 9h11a5 5 0 0 1 0 10H8M8 5 4 9l4 4',
  share: 'M12 15V3M7.5 7.5 12 3l4.5 4.5M5 11.5V21h14v-9.5',
} as const;

export type IconName = keyof typeof DRAWINGS;

export const ICON_NAMES = Object.keys(DRAWINGS) as IconName[];

/** For names that come from data. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(DRAWINGS, name);

interface IconProps {
  readonly name: IconName;
  readonly size?: 'small' | 'medium' | undefined;
  /** Only where no text beside the icon says the same. */
  readonly label?: string | undefined;
  /** For its place, its colour, or a size of its own. */
  readonly className?: string | undefined;
}

export function Icon({ name, ...look }: IconProps) {
  return <LineDrawing {...look} path={DRAWINGS[name]} />;
}

/** For drawings that only one part of the shop needs, such as the admin's. */
export function LineDrawing({
  path,
  size = 'medium',
  label,
  className = '',
}: Omit<IconProps, 'name'> & { readonly path: string }) {
  const isDecoration = label === undefined;
  const side = size === 'small' ? 18 : 24;
  return (
    <svg
      className={`icon flex-none ${className}`}
      viewBox="0 0 24 24"
      width={side}
      height={side}
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 'small' ? 2 : 1.75}
      strokeLinecap="square"
      role={isDecoration ? undefined : 'img'}
      aria-label={label}
      aria-hidden={isDecoration || undefined}
    >
      <path d={path} />
    </svg>
  );
}
