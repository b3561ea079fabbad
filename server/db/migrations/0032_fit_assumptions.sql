-- What the checks whether things fit reckon with, where the owner has changed it; the others are in domain/fit/assumptions.ts.
alter table settings add column fit_assumptions jsonb not null default '{}';
alter table settings add constraint settings_fit_assumptions check (jsonb_typeof(fit_assumptions) = 'object');
