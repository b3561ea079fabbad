import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { OwnSettings, SellerSettings } from '../../../contract/settings.ts';
import { BADGE_TONES } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { callAdmin } from '../admin-call.ts';
import { useEntityForm } from '../dialogs/use-entity-form.ts';
import { useUnsavedGuard } from '../dialogs/use-unsaved-guard.ts';
import { Box } from '../frame/admin-page.tsx';
import { SectionFields } from './section-fields.tsx';
import { changedPaths, labelOf, SECTIONS, type SectionId, sectionOf } from './sections.ts';
import { SettingsNav } from './settings-nav.tsx';
import { SETTINGS, type SettingsValues, valuesOf } from './settings-values.ts';
import { readOwnSettings, type TextAccounts } from './use-settings.ts';

const OUTCOMES = { saved: 'Settings saved successfully!', failed: 'Failed to save settings' };
const CONFLICT =
  'Someone else saved these settings. Their values are shown below yours. Save again to keep yours.';

const pick = (values: SettingsValues, names: readonly (keyof SettingsValues)[]): Partial<SettingsValues> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/**
 * One section at a time, each saved by itself; what was changed in another waits there. The form's values stay whatever the
 * server answers. What somebody else saved meanwhile is shown below them.
 */
export function SettingsForm({
  loaded,
  accounts,
}: {
  readonly loaded: OwnSettings;
  readonly accounts: TextAccounts;
}) {
  // An address such as /admin/settings#gstin leads to its section, and to its field there.
  const wanted = useLocation().hash.slice(1);
  const section = sectionOf(wanted) ?? SECTIONS[0];
  const [outcome, setOutcome] = useState<{ of: SectionId; is: keyof typeof OUTCOMES } | null>(null);
  const form = useEntityForm<OwnSettings, SettingsValues, SellerSettings>(
    {
      ...SETTINGS,
      bodyOf: (values, stored) => SETTINGS.bodyOf({ ...valuesOf(stored), ...pick(values, section.names) }),
    },
    loaded,
    {
      save: (body, stored) =>
        callAdmin('/settings', {
          method: 'PUT',
          body: { id: 1, ...body, version: stored?.version, updated_at: new Date().toISOString() },
        }).catch((thrown: unknown) => {
          setOutcome({ of: section.id, is: 'failed' });
          throw thrown;
        }),
      onSaved: (response) => {
        restartSection(readOwnSettings(response));
        setOutcome({ of: section.id, is: 'saved' });
      },
    },
  );
  const { dirtyFields, isSubmitting, errors } = form.formState;
  const changed = changedPaths(dirtyFields);
  useUnsavedGuard(changed.length > 0);

  /** Fills the section with what is stored; what was changed in the others stays. */
  const restartSection = (row: OwnSettings) => {
    const kept = SECTIONS.filter(({ id }) => id !== section.id)
      .flatMap(({ names }): readonly (keyof SettingsValues)[] => names)
      .filter((name) => changed.some((path) => path === name || path.startsWith(`${name}.`)));
    const values = pick(structuredClone(form.getValues()), kept);
    form.restart(row);
    for (const name of kept) form.setValue(name, values[name] as never, { shouldDirty: true });
  };
  const discard = () => {
    restartSection(form.stored ?? loaded);
    setOutcome(null);
  };

  // What was shown before is shown at once, and may be out of date.
  const followLoaded = useEffectEvent(() => {
    if (changed.length === 0 && loaded.version > (form.stored?.version ?? 0)) form.restart(loaded);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version was loaded
  useEffect(() => followLoaded(), [loaded.version]);

  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = wanted === '' ? null : element.current?.elements.namedItem(wanted);
    if (!(field instanceof HTMLElement)) return;
    field.closest('details')?.setAttribute('open', '');
    field.focus();
  }, [wanted]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSubmitting) return event.preventDefault();
    setOutcome(null);
    void form.submit(event);
  };
  const here = changed.filter((path) => sectionOf(path)?.id === section.id);

  return (
    <div className="grid items-start gap-4 lg:grid-cols-[240px_minmax(0,1fr)]">
      <SettingsNav open={section.id} changed={changed} />
      <form ref={element} className="grid max-w-240 gap-4" noValidate onSubmit={submit}>
        <Box title={section.title}>
          <div className="grid gap-4 p-4 sm:grid-cols-2 sm:items-start">
            <SectionFields
              key={section.id}
              section={section.id}
              form={form}
              loaded={loaded}
              accounts={accounts}
            />
          </div>
        </Box>
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-3">
          <p className="flex-[1_1_240px]" role="status">
            {here.length > 0 && (
              <>
                <b>{here.length === 1 ? '1 change not saved' : `${here.length} changes not saved`}</b>{' '}
                <span className="text-steel">{here.map(labelOf).join(', ')}</span>
              </>
            )}
          </p>
          {outcome?.of === section.id && (
            <p
              className={`flex-[1_1_280px] rounded-sm px-3 py-2 wrap-anywhere ${BADGE_TONES[outcome.is === 'saved' ? 'green' : 'red']}`}
              role="alert"
            >
              <b>{OUTCOMES[outcome.is]}</b>{' '}
              {errors.root?.type === 'conflict' ? CONFLICT : errors.root?.message}
            </p>
          )}
          {here.length > 0 && <Button onClick={discard}>Discard</Button>}
          <Button type="submit" kind="primary" busy={isSubmitting} busyLabel="Saving...">
            Save settings
          </Button>
        </div>
      </form>
    </div>
  );
}
