import { useId } from 'react';
import type { PlateKind, PlatePack, PlateRange } from '../../../../domain/fit/plate-range.ts';
import { formatMm } from '../../../../domain/fit/verdict.ts';
import { formatKg } from '../../../../domain/text/format.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Checkbox, Legend } from '../../../ui/choice.tsx';
import { Input } from '../../../ui/control.tsx';
import { FieldFrame, useFieldControl } from '../../../ui/field.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { useDisabledUntilHydrated } from '../../../ui/use-hydrated.ts';
import type { OwnedState } from '../owned.ts';
import { isOwnedOther, ownedKey } from '../owned-record.ts';
import { useCommittedText } from '../use-committed-text.ts';
import { type Chosen, OWN_BAR, ownBar, type PlateQuery, TARGET_MAX } from './plate-query.ts';
import { kgText } from './side-text.ts';

const STEP = 2.5;
/** More of one kind than a gym has. */
const PAIRS_MAX = 20;

const OWN_BAR_FIELDS = [
  { name: 'kg', label: 'Weight', unit: 'kg', min: 1, max: 50 },
  { name: 'sleeve', label: 'Sleeve', unit: 'mm', min: 20, max: 60 },
  { name: 'sleeveLength', label: 'Sleeve length', unit: 'mm', min: 50, max: 600 },
] as const;

interface PlateFormProps {
  readonly range: PlateRange;
  readonly chosen: Chosen;
  /** The target, which is at least the bar. */
  readonly target: number;
  readonly owned: OwnedState;
  readonly onAsk: (asked: PlateQuery) => void;
  readonly onTarget: (kg: number) => void;
  readonly onStep: (by: number) => void;
}

export function PlateForm({ range, chosen, target, owned, onAsk, onTarget, onStep }: PlateFormProps) {
  const { bar, barId, own, kind } = chosen;
  return (
    <form
      className="grid content-start gap-5"
      aria-label="Target and plates"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="flex items-end gap-2">
        <IconButton boxed icon="minus" label="2.5 kg less" className="mb-0.5" onClick={() => onStep(-STEP)} />
        <div className="min-w-0 flex-1">
          <NumberField
            label="Target with bar"
            unit="kg"
            value={target}
            min={1}
            max={TARGET_MAX}
            onChange={onTarget}
          />
        </div>
        <IconButton boxed icon="plus" label="2.5 kg more" className="mb-0.5" onClick={() => onStep(STEP)} />
      </div>
      <div>
        <Select
          name="bar"
          label="Bar"
          value={barId}
          options={[
            ...range.bars.map((each) => ({ value: each.productId, label: barLabel(each.name, each.bar.kg) })),
            { value: OWN_BAR, label: 'Another bar: I know its measures' },
          ]}
          onChange={({ target: { value } }) => {
            if (value === OWN_BAR && own === undefined) owned.put(ownBar());
            onAsk({ bar: value });
          }}
        />
        {barId === OWN_BAR ? (
          <>
            <div className="mt-3 grid grid-cols-2 gap-2">
              {OWN_BAR_FIELDS.map(({ name, ...field }) => (
                <NumberField
                  key={name}
                  {...field}
                  value={bar[name]}
                  onChange={(value) => owned.put(ownBar(own, { [name]: value }))}
                />
              ))}
            </div>
            <TextButton
              className="text-md"
              onClick={() => {
                if (own !== undefined) owned.put({ ...own, quantity: 0 });
                onAsk({ bar: undefined });
              }}
            >
              Forget this bar
            </TextButton>
          </>
        ) : (
          <Checkbox
            label="I own this bar"
            checked={chosen.isOwned}
            onChange={({ target: { checked } }) => setBarOwned(owned, barId, checked)}
          />
        )}
      </div>
      {kind !== undefined && (
        <>
          <Select
            name="plates"
            label="My plates"
            hint={`Hole ${formatMm(holeOf(kind))}. Not ours? Choose the kind that comes closest.`}
            value={kind.productId}
            options={range.kinds.map(({ productId, name }) => ({ value: productId, label: name }))}
            onChange={({ target: { value } }) => onAsk({ kind: value })}
          />
          <Pairs kind={kind} kinds={range.kinds} owned={owned} />
        </>
      )}
    </form>
  );
}

interface PairsProps {
  readonly kind: PlateKind;
  readonly kinds: readonly PlateKind[];
  readonly owned: OwnedState;
}

function Pairs({ kind, kinds, owned }: PairsProps) {
  const noteId = useId();
  const others = owned.things.filter((thing) =>
    isOwnedOther(thing)
      ? thing.facts.plates !== undefined
      : kinds.some((other) => other !== kind && other.productId === thing.productId),
  );
  return (
    <fieldset aria-describedby={noteId}>
      <Legend>Pairs I own</Legend>
      <ul className="border-t-2 border-ink">
        {kind.packs.map((pack) => {
          const { productId, variant, variantType } = pack;
          const identity = { productId, ...(variant !== undefined && { variant, variantType }) };
          const quantity = owned.things.find((thing) => ownedKey(thing) === ownedKey(pack))?.quantity ?? 0;
          return (
            <li
              key={ownedKey(pack)}
              className="flex items-center justify-between gap-3 border-b border-line py-1.5"
            >
              <b
                className={
                  pack.plates.length === 1 ? 'lettering text-lg font-heavy' : 'text-md font-semibold'
                }
              >
                {packLabel(pack)}
              </b>
              <QuantityStepper
                label={pack.plates.length === 1 ? `Pairs of ${packLabel(pack)}` : packLabel(pack)}
                value={Math.min(quantity, PAIRS_MAX)}
                min={0}
                max={PAIRS_MAX}
                onChange={(count) => owned.put({ ...identity, quantity: count })}
              />
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-sm text-steel" id={noteId}>
        {others.length > 0 && 'Your other plates count too. '}Saved in this browser only.
      </p>
    </fieldset>
  );
}

/** A bar that comes in colours is owned in whichever. */
function setBarOwned(owned: OwnedState, productId: string, isOwned: boolean): void {
  if (isOwned) owned.put({ productId, quantity: 1 });
  else
    for (const thing of owned.things)
      if (!isOwnedOther(thing) && thing.productId === productId) owned.put({ ...thing, quantity: 0 });
}

const holeOf = ({ packs }: PlateKind) => packs[0]?.plates[0]?.hole ?? 0;

/** Many names say what the bar weighs. */
const barLabel = (name: string, kg: number) =>
  name.replaceAll('\u00a0', ' ').includes(formatKg(kg).replace('\u00a0', ' '))
    ? name
    : `${name}, ${formatKg(kg)}`;

function packLabel({ plates, variant, name }: PlatePack): string {
  const [plate, ...others] = plates;
  return plate !== undefined && others.length === 0 ? formatKg(plate.kg) : (variant ?? name);
}

interface NumberFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function NumberField({ label, unit, value, min, max, onChange }: NumberFieldProps) {
  const waiting = useDisabledUntilHydrated();
  const { error, field } = useCommittedText(kgText(value), (typed) => {
    const wanted = Number(typed.trim().replace(',', '.'));
    if (typed.trim() === '' || !(wanted >= min && wanted <= max))
      return `Please enter ${min} to ${max} ${unit}.`;
    if (wanted !== value) onChange(wanted);
    return undefined;
  });
  const control = useFieldControl({ error }, {});
  return (
    <FieldFrame id={control.id} label={`${label} (${unit})`} error={error}>
      <Input {...waiting} {...control} {...field} inputMode="decimal" />
    </FieldFrame>
  );
}
