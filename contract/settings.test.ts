import { describe, expect, it } from 'vitest';
import { CURRENCIES, checkSettings, DEFAULT_SETTINGS, storeSettingsSchema } from './settings.ts';

const errorsOf = (changes: Record<string, unknown>) => {
  const checked = checkSettings({ ...DEFAULT_SETTINGS, ...changes });
  return checked.ok ? {} : checked.errors;
};

describe('the store settings', () => {
  it('start with the currency INR of INR, USD and EUR, and a tax rate of 18 [9.money.27]', () => {
    expect(DEFAULT_SETTINGS.currency).toBe('INR');
    expect(CURRENCIES).toEqual(['INR', 'USD', 'EUR']);
    expect(DEFAULT_SETTINGS.taxRate).toBe(18);
  });

  it('start with the Pan India threshold 5000 and the standard shipping amount 500 [9.money.28]', () => {
    expect(DEFAULT_SETTINGS.shippingThreshold).toBe(5000);
    expect(DEFAULT_SETTINGS.freeShippingAmount).toBe(500);
  });

  it('start with the shop’s own name and contact details, and are valid', () => {
    expect(DEFAULT_SETTINGS).toMatchObject({
      storeName: 'Rack & Rep',
      storeEmail: 'sales@rackandrep.example',
      storePhone: '+91 90000 00000',
    });
    expect(DEFAULT_SETTINGS.storeAddress).toContain('Nashik, Maharashtra');
    expect(DEFAULT_SETTINGS).toMatchObject(storeSettingsSchema.parse(DEFAULT_SETTINGS));
    expect(checkSettings(DEFAULT_SETTINGS)).toEqual({ ok: true, value: DEFAULT_SETTINGS });
  });
});

describe('the settings form', () => {
  it.each([
    ['storeName', '', 'Store name is required'],
    ['storeName', '   ', 'Store name is required'],
    ['storeName', undefined, 'Store name is required'],
    ['storeName', 7, 'Store name is required'],
    ['storeName', 'x'.repeat(121), 'Store name must be at most 120 characters'],
    ['storeEmail', '', 'Store email is required'],
    ['storeEmail', 'sales', 'Please enter a valid email address'],
    ['storeEmail', 'sales@rack', 'Please enter a valid email address'],
    ['storeEmail', 'sa les@rack.example', 'Please enter a valid email address'],
    ['storePhone', '', 'Store phone is required'],
    ['storePhone', 'call us', 'Please enter a valid phone number'],
    ['storeAddress', '', 'Store address is required'],
  ])('asks for %s instead of %j: %s [5.admin.6]', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ['', 'Tax rate is required'],
    [undefined, 'Tax rate is required'],
    [null, 'Tax rate is required'],
    ['abc', 'Tax rate must be a number'],
    [Number.NaN, 'Tax rate must be a number'],
    [-0.01, 'Tax rate must be between 0 and 100'],
    ['-1', 'Tax rate must be between 0 and 100'],
    [100.01, 'Tax rate must be between 0 and 100'],
    [18.005, 'Tax rate must have at most two decimals'],
  ])('refuses the tax rate %j: %s [5.admin.7]', (taxRate, message) => {
    expect(errorsOf({ taxRate })).toEqual({ taxRate: message });
  });

  it.each([0, 5, 12.5, 18, 100, '18', ' 12.5 '])('accepts the tax rate %j', (taxRate) => {
    expect(checkSettings({ ...DEFAULT_SETTINGS, taxRate })).toMatchObject({
      ok: true,
      value: { taxRate: Number(taxRate) },
    });
  });

  it.each([
    ['shippingThreshold', '', 'Shipping threshold is required'],
    ['shippingThreshold', -1, 'Shipping threshold must be 0 or more'],
    ['shippingThreshold', 'much', 'Shipping threshold must be a number'],
    ['shippingThreshold', 10_000_001, 'Shipping threshold must be at most 1,00,00,000'],
    ['freeShippingAmount', undefined, 'Standard shipping amount is required'],
    ['freeShippingAmount', '-0.01', 'Standard shipping amount must be 0 or more'],
    ['freeShippingAmount', 49.505, 'Standard shipping amount must have at most two decimals'],
  ])('refuses %s of %j: %s [5.admin.8]', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it('accepts both amounts from zero on', () => {
    expect(errorsOf({ shippingThreshold: 0, freeShippingAmount: '0' })).toEqual({});
  });

  it('reads standardShippingAmount as another name of freeShippingAmount', () => {
    const { freeShippingAmount: _, ...others } = DEFAULT_SETTINGS;
    expect(checkSettings({ ...others, standardShippingAmount: '750' })).toMatchObject({
      ok: true,
      value: { freeShippingAmount: 750 },
    });
    expect(checkSettings({ ...DEFAULT_SETTINGS, standardShippingAmount: 750 })).toMatchObject({
      value: { freeShippingAmount: 500 },
    });
  });

  it('knows three currencies', () => {
    expect(errorsOf({ currency: 'USD' })).toEqual({});
    expect(errorsOf({ currency: 'GBP' })).toEqual({ currency: 'Currency must be INR, USD or EUR' });
  });

  it('leaves out what is no setting, such as id and updated_at', () => {
    expect(checkSettings({ ...DEFAULT_SETTINGS, id: 1, updated_at: 'now' })).toEqual({
      ok: true,
      value: DEFAULT_SETTINGS,
    });
  });

  it.each([[undefined], [null], ['x'], [7], [[]]])(
    'answers %j with a complaint per field that must be there',
    (given) => {
      const checked = checkSettings(given);
      expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual(Object.keys(storeSettingsSchema.shape));
    },
  );
});
