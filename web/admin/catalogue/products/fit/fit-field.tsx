import { useId, useRef, useState } from 'react';
import { assumptionsOf } from '../../../../../domain/fit/assumptions.ts';
import { consequencesOf } from '../../../../../domain/fit/fact-consequences.ts';
import {
  FACT_PART_NAMES,
  FACT_PARTS,
  type FactField,
  type FactPartName,
} from '../../../../../domain/fit/fact-fields.ts';
import { type FitFacts, fitFactsSchema } from '../../../../../domain/fit/facts.ts';
import type { Verdict } from '../../../../../domain/fit/verdict.ts';
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/choice.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { NUMBER } from '../../../dialogs/form-fields.tsx';
import { RowAction } from '../../../list/columns.tsx';
import { useSettings } from '../../../settings/use-settings.ts';
import type { ProductForm, ProductValues } from '../product-form.ts';
import { FitDrawing } from './fit-drawings.tsx';
import { isList, typedFit } from './fit-values.ts';
import { SizeGrid } from './size-grid.tsx';

const LEAD =
  'The shop checks these against bars, racks and rooms. Products without these details are left out of fit checks.';

export default function FitField({ form }: { readonly form: ProductForm }) {
  const { parts } = form.watch('fit');
  const adder = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState('');
  const id = useId();
  const left = FACT_PART_NAMES.filter((name) => !parts[name]);
  const put = (name: FactPartName, isThere: boolean) =>
    form.setValue(`fit.parts.${name}`, isThere, { shouldDirty: true });
  const add = () => {
    const name = left.find((each) => each === chosen);
    if (name === undefined) return adder.current?.querySelector('select')?.focus();
    put(name, true);
    setChosen('');
    requestAnimationFrame(() => document.getElementById(`${id}-${name}`)?.focus());
  };
  const remove = (name: FactPartName) => {
    put(name, false);
    adder.current?.querySelector('select')?.focus();
  };
  return (
    <>
      <p className="text-md text-steel">{LEAD}</p>
      {FACT_PART_NAMES.filter((name) => parts[name]).map((name) => (
        <Part key={name} form={form} name={name} titleId={`${id}-${name}`} onRemove={() => remove(name)} />
      ))}
      {Object.keys(form.watch('fit.kept')).length > 0 && (
        <p className="text-md text-steel">
          Its variants also have a size of their own, which you can change with the products’ file.
        </p>
      )}
      <Follows values={form.watch()} />
      {left.length > 0 && (
        <div ref={adder} className="flex flex-wrap items-end gap-2">
          <Select
            label="Add facts about"
            name="fit-part"
            placeholder="Choose a part"
            options={left.map((value) => ({ value, label: FACT_PARTS[value].title }))}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          />
          <Button onClick={add}>Add</Button>
        </div>
      )}
    </>
  );
}

interface PartProps {
  readonly form: ProductForm;
  readonly name: FactPartName;
  readonly titleId: string;
  readonly onRemove: () => void;
}

function Part({ form, name, titleId, onRemove }: PartProps) {
  const { title, fields } = FACT_PARTS[name];
  return (
    <section className="grid grid-cols-1 gap-3 border-t border-line pt-3" aria-labelledby={titleId}>
      <div className="flex items-center justify-between gap-2">
        <h4 id={titleId} className="text-base font-bold" tabIndex={-1}>
          {title}
        </h4>
        <RowAction icon="delete" danger label={`Remove ${title.toLowerCase()}`} onClick={onRemove} />
      </div>
      <div
        className={`grid grid-cols-1 items-start gap-4 ${isList(name) ? '' : 'md:grid-cols-[15rem_minmax(0,1fr)]'}`}
      >
        <div className="rounded-sm bg-studio p-2">
          <FitDrawing part={name} />
        </div>
        {isList(name) ? (
          <SizeGrid form={form} name={name} />
        ) : (
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(135px,1fr))] sm:gap-4">
            {fields.map((field) => (
              <FactInput key={field.path} form={form} field={field} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function FactInput({ form, field }: { readonly form: ProductForm; readonly field: FactField }) {
  const { path, letter, unit, hint, isOptional } = field;
  const name = `fit.${path}` as `fit.bar.${string}`;
  const label = letter === undefined ? field.label : `${letter}. ${field.label}`;
  if (unit === 'yes') return <Checkbox className="col-span-full" {...form.box(name, label)} />;
  if (typeof unit !== 'string')
    return <Select label={label} placeholder="Choose" options={unit} {...form.field(name, hint)} />;
  return (
    <Field
      label={unit === 'pieces' ? label : `${label} (${unit})`}
      optional={isOptional}
      {...NUMBER}
      maxLength={10}
      {...form.field(name, hint)}
    />
  );
}

const TONES: Readonly<Record<Verdict, BadgeTone>> = {
  fits: 'green',
  tight: 'amber',
  'does not fit': 'red',
};
const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  fits: 'Fits',
  tight: 'Tight',
  'does not fit': 'Does not fit',
};

function Follows({ values }: { readonly values: ProductValues }) {
  const settings = useSettings().value ?? {};
  const found = consequencesOf(rightFacts(values), assumptionsOf(settings));
  if (found.length === 0) return null;
  return (
    <section className="grid gap-2 border-l-4 border-ink bg-studio p-3 text-md">
      <h4 className="font-bold">What this means for shoppers</h4>
      <ul className="grid gap-1.5">
        {found.map(({ verdict, words }) => (
          <li key={`${verdict} ${words}`} className="flex items-baseline gap-2">
            {verdict !== undefined && (
              <span className="flex-none">
                <Badge tone={TONES[verdict]}>{VERDICT_LABELS[verdict]}</Badge>
              </span>
            )}
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function rightFacts({ fit, variants }: ProductValues): FitFacts {
  const { variants: ofVariants = {}, ...own } = typedFit(fit, variants);
  const all = [own, ...Object.values(ofVariants)];
  const facts = {
    ...own,
    plates: all.flatMap(({ plates = [] }) => plates.filter((plate) => isRight('plates', [plate]))),
    dumbbells: all.flatMap(({ dumbbells = [] }) =>
      dumbbells.filter((dumbbell) => isRight('dumbbells', [dumbbell])),
    ),
  };
  return Object.fromEntries(
    Object.entries(facts).filter(([part, known]) => isRight(part as keyof FitFacts, known)),
  );
}

/** Several variants together may have more sizes than one product. */
const isRight = (part: keyof FitFacts, facts: unknown) =>
  Array.isArray(facts) && facts.length > 1 ? true : fitFactsSchema.shape[part].safeParse(facts).success;
