import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Found, searchResponse } from '../../../contract/admin-search.ts';
import { OptionList, useCombobox } from '../../ui/combobox.tsx';
import { Input } from '../../ui/control.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { AdminIcon, type AdminIconName } from '../frame/admin-icon.tsx';
import { useHolder } from '../frame/role.tsx';
import { findPlaces, type Place } from './places.ts';

const PAUSE_MS = 200;
const LEAST_LETTERS = 2;

const LOOKS: Readonly<Record<Found['kind'] | Place['kind'], readonly [label: string, icon: AdminIconName]>> =
  {
    action: ['Action', 'plus'],
    screen: ['Screen', 'later'],
    setting: ['Setting', 'settings'],
    order: ['Order', 'orders'],
    customer: ['Customer', 'users'],
    product: ['Product', 'box'],
    contact: ['Message', 'mail'],
    enquiry: ['Enquiry', 'help'],
  };

/** A message opens in its list, found by its reference. */
const PATHS: Readonly<Record<Found['kind'], string>> = {
  order: '/admin/orders/',
  customer: '/admin/customers/',
  product: '/admin/products/',
  contact: '/admin/contact-us?search=',
  enquiry: '/admin/enquiries?search=',
};

/** Finds orders, customers, products, messages, screens, settings and what can be done. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const text = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { value, isFailed, reload } = useAdminQuery({
    kind: 'search',
    path: asked.length < LEAST_LETTERS ? null : `/dashboard/search?q=${encodeURIComponent(asked)}`,
    read: (response) => searchResponse.parse(response).data,
  });
  // An answer to what was typed before is not shown: Enter would open it.
  const isAsked = asked === text;
  const found = isAsked ? value : undefined;
  const isWaiting = text.length >= LEAST_LETTERS && found === undefined;
  const places = findPlaces(text, useHolder()).map((place) => ({ ...place, id: place.to + place.title }));
  // Settings come last, and not before the rest: what stands under the pointer stays there.
  const settings = places.filter(({ kind }) => kind === 'setting');
  const options = [
    ...places.filter(({ kind }) => kind !== 'setting'),
    ...(found ?? []).map(({ name, ...row }) => {
      const to = PATHS[row.kind] + encodeURIComponent(name);
      return { ...row, to, id: to };
    }),
    ...(!isWaiting || isFailed ? settings : []),
  ];
  const navigate = useNavigate();
  const { control, list, restart } = useCombobox({
    options,
    onChoose({ to }) {
      onClose();
      void navigate(to);
    },
  });

  return (
    <Dialog isOpen size="large" title="Search" onClose={onClose}>
      <Input
        {...control}
        data-autofocus
        type="text"
        aria-label="Search"
        placeholder="Order, customer, product, message, screen"
        enterKeyHint="go"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          restart();
          setTyped(target.value);
        }}
      />
      <div className="mt-3 h-[min(56dvh,27rem)] overflow-y-auto overscroll-contain">
        <OptionList label="Found" list={list}>
          {({ kind, title, detail }) => {
            const [label, icon] = LOOKS[kind];
            return (
              <span className="flex min-h-11 items-center gap-3 px-3 py-1.5">
                <AdminIcon name={icon} className="flex-none text-steel" />
                <span className="min-w-0 flex-1 wrap-break-word">
                  <bdi className="font-semibold">{title}</bdi>
                  <bdi className="block text-sm text-steel">{detail}</bdi>
                </span>
                <span className="flex-none text-sm text-steel">{label}</span>
              </span>
            );
          }}
        </OptionList>
        <div className="px-3 py-2.5 text-steel empty:hidden" role="status">
          {isWaiting && isAsked && isFailed && (
            <>
              We couldn’t search. <TextButton onClick={() => void reload()}>Try again</TextButton>
            </>
          )}
          {isWaiting && !(isAsked && isFailed) && 'Searching…'}
          {!isWaiting && options.length === 0 && `Nothing found for “${text}”`}
        </div>
      </div>
    </Dialog>
  );
}
