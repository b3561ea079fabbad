import './icon.css';

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
  'chevron-up': 'm5 15 7-7 7 7',
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
  medal: 'M6 15a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM8 10 5 3h4.5l2.5 5 2.5-5H19l-3 7',
  flag: 'M5 21V3M5 4h14l-3 4.5 3 4.5H5',
  headset: 'M4 13v-1a8 8 0 0 1 16 0v1M4 13h3v6H4zM17 13h3v6h-3zM20 19v2h-6',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13',
  instagram: 'M4 4h16v16H4zM8.2 12a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0zM16.8 7v.2',
  youtube: 'M3 6h18v12H3zM10 9l5 3-5 3z',
  facebook: 'M14 21v-8h3l.5-4H14V7c0-1 .5-1.5 1.5-1.5H18v-3h-3C12 2.5 10.5 4 10.5 6.5V9H8v4h2.5v8',
  'map-pin': 'M12 21.5 6.2 14.3a7.2 7.2 0 1 1 11.6 0zM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
  clock: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 7v5.5l4 2.5',
  star: 'm12 2.5 2.9 6.2 6.6.8-4.9 4.6 1.3 6.7L12 17.5l-5.9 3.3 1.3-6.7L2.5 9.5l6.6-.8z',
  upload: 'M12 16V4M7 9l5-5 5 5M4 20h16',
  play: 'M7 4v16l13-8z',
  filter:
    'M3 7h11M18 7h3M3 17h3M10 17h11M14 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM6 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
  'arrow-down': 'M12 4v15M5 12l7 7 7-7',
  'arrow-up-down': 'M8 20V4M3.5 8.5 8 4l4.5 4.5M16 4v16M11.5 15.5 16 20l4.5-4.5',
  'circle-dot': 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
  hand: 'M7 13V6.5a1.5 1.5 0 0 1 3 0V11V4.5a1.5 1.5 0 0 1 3 0V11V5.5a1.5 1.5 0 0 1 3 0V12V8.5a1.5 1.5 0 0 1 3 0V15a6.5 6.5 0 0 1-6.5 6.5h-1A6.5 6.5 0 0 1 6.5 18.5L3.200 13.5a1.5 1.5 0 0 1 2.5-1.700z',
  hexagon: 'M12 2.5 20.3 7.25v9.5L12 21.5 3.7 16.75v-9.5z',
  house: 'M3 11.5 12 4l9 7.5M5.5 10v10.5h13V10M10 20.5v-6h4v6',
  layers: 'M12 3.5 21 8l-9 4.5L3 8zM3 12.5 12 17l9-4.5M3 16.5 12 21l9-4.5',
  lock: 'M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11M12 15v2.5',
  package: 'M3 7.5 12 3l9 4.5v9L12 21l-9-4.5zM3 7.5l9 4.5 9-4.5M12 12v9',
  palette:
    'M12 3a9 9 0 1 0 0 18c1.800 0 2.300-1.300 1.600-2.600-.7-1.400.1-2.900 1.900-2.900H18a3 3 0 0 0 3-3A9 9 0 0 0 12 3zM7.5 11.5v.2M10 7.5v.2M14.5 7.5v.2M17.200 11.200v.2',
  rotate: 'M20 12a8 8 0 1 1-2.600-5.900M20 3v4.5h-4.5',
  ruler: 'M2.5 16.5 16.5 2.5l5 5-14 14zM6 13l2 2M9 10l3 3M12 7l2 2M15 4l3 3',
  savings: 'M3 3h8l10 10-8 8L3 11zM6.5 7.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM9.5 14.5l5-1.5',
  weight: 'M8.5 6a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0zM5.5 9.5h13L21 21H3z',
  return: 'M4 9h11a5 5 0 0 1 0 10H8M8 5 4 9l4 4',
  share: 'M12 15V3M7.5 7.5 12 3l4.5 4.5M5 11.5V21h14v-9.5',
  zoom: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM15.5 15.5l5.5 5.5M10.5 7.5v6M7.5 10.5h6',
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
}

export function Icon({ name, ...look }: IconProps) {
  return <LineDrawing {...look} path={DRAWINGS[name]} />;
}

/** For drawings that only one part of the shop needs, such as the back-office's. */
export function LineDrawing({
  path,
  size = 'medium',
  label,
}: Omit<IconProps, 'name'> & { readonly path: string }) {
  const isDecoration = label === undefined;
  return (
    <svg
      className={size === 'small' ? 'icon icon-small' : 'icon'}
      viewBox="0 0 24 24"
      role={isDecoration ? undefined : 'img'}
      aria-label={label}
      aria-hidden={isDecoration || undefined}
    >
      <path d={path} />
    </svg>
  );
}
