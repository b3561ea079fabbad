import { PLACEHOLDER_IMAGE } from '../../../../domain/catalogue/images.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { BOX, DialogFailure } from '../../frame/admin-page.tsx';
import { isOwnPicture } from '../thumb.tsx';
import { changesText, type ProductChange } from './product-changes.ts';
import { SECTION_NAMES, type SectionName, sectionTitle } from './product-sections.ts';
import type { CardPrice } from './typed-product.ts';
import type { VariantRow } from './variant-rows.ts';

interface ProductFootProps {
  readonly formId: string;
  readonly isNew: boolean;
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  readonly changes: readonly ProductChange[];
  readonly failure: { readonly type?: unknown; readonly message?: string | undefined } | undefined;
  /** After an edit conflict: opens what is stored now. */
  readonly onReload: () => void;
  readonly onDiscard: () => void;
  readonly onDelete: (() => void) | undefined;
}

export function ProductFoot(props: ProductFootProps) {
  const { formId, isNew, isSaving, isDirty, changes, failure, onReload, onDiscard, onDelete } = props;
  const { title, details } = changesText(changes);
  return (
    <div className="border-t-2 border-ink bg-paper px-4 py-2.5 sm:px-6">
      {failure?.message !== undefined && (
        <div className="mb-2.5 *:mt-0">
          <DialogFailure
            action={
              failure.type === 'conflict' && <Button onClick={onReload}>Show the latest version</Button>
            }
          >
            {failure.message}
          </DialogFailure>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {!isNew && (
          <p className="mr-auto min-w-0 flex-[1_1_14rem] leading-snug" role="status">
            <b className="block">{title}</b>
            <span className="line-clamp-2 text-sm wrap-anywhere text-steel">{details}</span>
          </p>
        )}
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-auto">
          {onDelete !== undefined && (
            <Button kind="danger-outline" disabled={isSaving} onClick={onDelete}>
              Delete
            </Button>
          )}
          <Button disabled={isSaving || (!isNew && !isDirty)} onClick={onDiscard}>
            {isNew ? 'Cancel' : 'Discard'}
          </Button>
          <Button type="submit" form={formId} kind="primary" busy={isSaving} busyLabel="Saving...">
            {isNew ? (
              'Add product'
            ) : (
              <span>
                Save <span className="max-sm:sr-only">changes</span>
              </span>
            )}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface SectionListProps {
  readonly variants: VariantRow[];
  readonly changed: ReadonlySet<SectionName>;
  readonly refused: ReadonlySet<SectionName>;
  readonly idOf: (section: SectionName) => string;
}

export function SectionList({ variants, changed, refused, idOf }: SectionListProps) {
  const show = (name: SectionName) => {
    const section = document.getElementById(idOf(name));
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector('h3')?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label="Sections" className="sticky top-0 hidden self-start lg:block">
      <ul className="border-l-2 border-mist">
        {SECTION_NAMES.map((name) => (
          <li key={name}>
            <PlainButton
              className={`flex min-h-9 w-full cursor-pointer items-center justify-between gap-2 border-0 bg-transparent py-1 pr-1 pl-3 text-left text-sm font-semibold hover:bg-paper ${refused.has(name) ? 'text-red' : ''}`}
              onClick={() => show(name)}
            >
              {sectionTitle(name, { variants })}
              {refused.has(name) ? (
                <span className="font-heavy">
                  !<span className="sr-only"> has a mistake</span>
                </span>
              ) : (
                changed.has(name) && (
                  <span className="size-2 flex-none rounded-full bg-orange">
                    <span className="sr-only">changed</span>
                  </span>
                )
              )}
            </PlainButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CardPreviewProps {
  readonly name: string;
  readonly picture: string | undefined;
  readonly card: CardPrice | undefined;
}

export function CardPreview({ name, picture = '', card }: CardPreviewProps) {
  return (
    <section className={`${BOX} self-start p-4 lg:sticky lg:top-0`} aria-label="Card preview">
      <h3 className="mb-3">Card preview</h3>
      <div className="max-lg:grid max-lg:grid-cols-[8rem_minmax(0,1fr)] max-lg:gap-3">
        <Picture
          className="aspect-square w-full rounded-sm bg-studio object-cover"
          src={isOwnPicture(picture) ? picture : PLACEHOLDER_IMAGE}
          alt=""
          width={400}
          height={400}
          sizes="220px"
        />
        <div className="wrap-anywhere lg:mt-3">
          <p className="font-display text-lg leading-tight font-strong">{name.trim() || 'No name yet'}</p>
          {card === undefined ? (
            <p className="mt-1 text-steel">No price yet</p>
          ) : (
            <p className="mt-1">
              <b className="text-lg">{card.price}</b>{' '}
              {card.list !== undefined && <s className="text-sm text-steel">{card.list}</s>}
            </p>
          )}
          {card?.canBeBought === false && (
            <p className="mt-2">
              <Badge tone="red">Out of Stock</Badge>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
