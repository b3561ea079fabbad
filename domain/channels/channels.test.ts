import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '../orders/order-status.ts';
import { CHANNEL_SETTINGS, channelsOn, textFor, textRecipient, withNewTexts } from './channel.ts';
import {
  smsRegistration,
  smsText,
  TEXT_TEMPLATES,
  type TextTemplate,
  type TextValues,
  whatsappRegistration,
  whatsappText,
} from './text-templates.ts';

const SHOP = { storeName: 'Rack & Rep', publicUrl: 'https://rackandrep.example' };
const VALUES: TextValues = {
  number: 'RR-1048',
  total: '11,799.00',
  due: '10,619.10',
  toPay: '11,799.00',
  deadline: '21 November 2026, 3:30 pm',
  tracking: 'BL123456789',
  token: 'abc.def.ghi',
  orderId: 'T9xGf2bqQ0uJ3vLw8yZ1aA',
};
/** As long as anything that a shop can have. */
const LONGEST: TextValues = {
  number: 'RR-9999999999',
  total: '99,99,999.99',
  due: '99,99,999.99',
  toPay: '99,99,999.99',
  deadline: '30 September 2026, 12:30 pm',
  tracking: 'X'.repeat(100),
  token: 'x'.repeat(89),
  orderId: `GUEST-${'x'.repeat(22)}`,
};
const LONG_SHOP = {
  storeName: 'Shree Ganesh Strength & Fitness Equipment',
  publicUrl: 'https://www.shree-ganesh-strength-equipment.example.in',
};
const LINK = 'https://rackandrep.example/confirm-order?token=';

/** The basic alphabet of SMS, without the characters that count twice. */
const ONE_EACH = /^[@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]+$/;

describe('an SMS', () => {
  it.each<[TextTemplate, string]>([
    [
      'placed',
      'Rack & Rep: thank you for your order RR-1048 of Rs. 11,799.00. We will text you when it ships.',
    ],
    [
      'pay',
      'Rack & Rep: please pay Rs. 11,799.00 for your order RR-1048 here: https://rackandrep.example/order-success/T9xGf2bqQ0uJ3vLw8yZ1aA',
    ],
    [
      'confirm',
      `Rack & Rep: please confirm your order RR-1048 of Rs. 11,799.00 by 21 November 2026, 3:30 pm, or it will be cancelled: ${LINK}abc.def.ghi`,
    ],
    [
      'asked',
      `Rack & Rep: do you still want order RR-1048 of Rs. 11,799.00? Confirm by 21 November 2026, 3:30 pm, or we cancel it: ${LINK}abc.def.ghi`,
    ],
    [
      'shipped',
      'Rack & Rep: your order RR-1048 is on its way. Tracking ID: BL123456789. To pay on delivery: Rs. 10,619.10.',
    ],
    [
      'cancelled',
      'Rack & Rep: your order RR-1048 was cancelled. Nothing will be delivered. If you have paid, we will write to you about your refund.',
    ],
    [
      'lapsed',
      'Rack & Rep: your order RR-1048 was not confirmed in time, so we have cancelled it. You are welcome to order again.',
    ],
    ['revived', 'Rack & Rep: your order RR-1048 is active again, with the same items.'],
  ])('%s', (template, text) => {
    expect(smsText(template, VALUES, SHOP)).toBe(text);
  });

  it.each(TEXT_TEMPLATES)('%s is one message, or two with a link, for the longest values', (template) => {
    const text = smsText(template, LONGEST, LONG_SHOP);
    expect(text).toMatch(ONE_EACH);
    expect(text.length).toBeLessThanOrEqual(text.includes('https://') ? 306 : 160);
    expect(text).not.toMatch(/[{}]/);
  });

  it.each(TEXT_TEMPLATES)(
    '%s is word for word what was registered, each value in 30 characters',
    (template) => {
      for (const [values, shop] of [
        [VALUES, SHOP],
        [LONGEST, LONG_SHOP],
      ] as const) {
        const registered = smsRegistration(template, shop)
          .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
          .replaceAll('{#var#}', '.{0,30}');
        expect(smsText(template, values, shop)).toMatch(new RegExp(`^${registered}$`));
        expect(smsRegistration(template, shop).split('{#var#}').length - 1).toBeLessThanOrEqual(6);
      }
    },
  );

  it.each([
    ['Rack & Rep', 'Rack & Rep'],
    ['Shree Ganesh Strength & Fitness Equipment', 'Shree Ganesh Strength'],
    ['Strengthequipmentandsoforthlimited', 'Strengthequipmentandsofo'],
    ['Café ‘Iron’ – {Pune}', "Cafe 'Iron' - Pune"],
    ['लोहा', 'Your shop'],
  ])('names the shop %s as %s', (storeName, shown) => {
    expect(smsText('revived', VALUES, { ...SHOP, storeName })).toBe(
      `${shown}: your order RR-1048 is active again, with the same items.`,
    );
  });

  it('leaves a tracking ID that it cannot carry to the mail', () => {
    for (const tracking of ['X'.repeat(31), 'ट्रैक-1', '[1]'])
      expect(smsText('shipped', { ...VALUES, tracking }, SHOP)).toContain('Tracking ID: in your e-mail.');
  });
});

describe('a WhatsApp message', () => {
  it('has its values in the order of the registered text', () => {
    expect(whatsappText('confirm', VALUES, SHOP)).toEqual({
      text: `Rack & Rep: Please confirm your order RR-1048 of ₹11,799.00 by 21 November 2026, 3:30 pm: ${LINK}abc.def.ghi Otherwise we’ll cancel it and release the items. You can cancel it there too.`,
      parameters: ['RR-1048', '11,799.00', '21 November 2026, 3:30 pm', `${LINK}abc.def.ghi`],
    });
    expect(whatsappRegistration('confirm', SHOP)).toBe(
      'Rack & Rep: Please confirm your order {{1}} of ₹{{2}} by {{3}}: {{4}} Otherwise we’ll cancel it and release the items. You can cancel it there too.',
    );
  });

  it.each(TEXT_TEMPLATES)(
    '%s neither begins nor ends with a value, and has as many as were registered',
    (template) => {
      const registered = whatsappRegistration(template, SHOP);
      expect(registered).not.toMatch(/^\{|\}$/);
      const { text, parameters } = whatsappText(template, VALUES, SHOP);
      expect(registered.replace(/\{\{(\d)\}\}/g, (_, place) => parameters[Number(place) - 1] ?? '?')).toBe(
        text,
      );
      expect(registered.match(/\{\{/g)).toHaveLength(parameters.length);
    },
  );

  it('has no line breaks or long gaps in its values, and none of the shop’s name’s braces', () => {
    const { text, parameters } = whatsappText(
      'shipped',
      { ...VALUES, tracking: ' BL\n1\t    2 ' },
      { ...SHOP, storeName: '{number} $& {{1}}' },
    );
    expect(parameters).toEqual(['RR-1048', 'BL 1 2', '10,619.10']);
    expect(text).toMatch(/^number \$& 1: Your order RR-1048 is/);
  });
});

describe('who gets a text', () => {
  it.each([
    ['9876543210', '+919876543210'],
    ['+91 98765-43210', '+919876543210'],
    ['0 98765 43210', '+919876543210'],
    ['020 2612 3456', null],
    ['+44 7700 900123', null],
    ['1234567890', null],
    ['', null],
  ])('%j is %j', (phone, to) => {
    expect(textRecipient(phone)).toBe(to);
  });
});

describe('which text tells of an event', () => {
  const order = {
    status: 'PENDING',
    awaitsConfirmation: false,
    awaitsPayment: false,
    hasLapsed: false,
  } as const;
  it.each([
    ['placed', {}, 'placed'],
    ['placed', { awaitsConfirmation: true }, 'confirm'],
    ['placed', { status: 'CANCELLED' }, 'the order was cancelled'],
    ['pay', { awaitsPayment: true }, 'pay'],
    ['pay', {}, 'there is nothing to pay any more'],
    ['pay', { awaitsPayment: true, status: 'CANCELLED' }, 'the order was cancelled'],
    ['asked', { awaitsConfirmation: true }, 'asked'],
    ['asked', {}, 'the order needs no confirmation any more'],
    ['shipped', { status: 'SHIPPED' }, 'shipped'],
    ['shipped', { status: 'CANCELLED' }, 'the order was cancelled'],
    ['cancelled', { status: 'CANCELLED' }, 'cancelled'],
    ['cancelled', { status: 'CANCELLED', hasLapsed: true }, 'lapsed'],
    ['cancelled', {}, 'the order is active again'],
    ['revived', {}, 'revived'],
    ['revived', { status: 'CANCELLED' }, 'the order was cancelled'],
  ] as const)('%s %j: %s', (event, changes, expected) => {
    expect(Object.values(textFor(event, { ...order, ...changes }))).toEqual([expected]);
  });

  it('is never one about an active order once it is cancelled', () => {
    for (const event of ['placed', 'pay', 'asked', 'shipped', 'revived'] as const)
      for (const status of ORDER_STATUSES)
        expect(
          'untrue' in textFor(event, { ...order, awaitsConfirmation: true, awaitsPayment: true, status }),
        ).toBe(status === 'CANCELLED');
  });
});

it('a shop that registered its texts earlier keeps them, and has not registered the new one', () => {
  const { sms, whatsapp } = CHANNEL_SETTINGS;
  const { pay: _id, ...templateIds } = { ...sms.templateIds, placed: '12345' };
  const { pay: _name, ...templateNames } = whatsapp.templateNames;
  const stored = { sms: { ...sms, templateIds }, whatsapp: { ...whatsapp, templateNames } };
  // @ts-expect-error as an earlier version has stored it
  expect(withNewTexts(stored)).toMatchObject({
    sms: { templateIds: { placed: '12345', pay: '' } },
    whatsapp: { templateNames: { pay: 'order_pay' } },
  });
});

it('a shop that has set nothing sends no texts', () => {
  expect(channelsOn(undefined)).toEqual([]);
  expect(channelsOn(CHANNEL_SETTINGS)).toEqual([]);
  const { sms, whatsapp } = CHANNEL_SETTINGS;
  expect(channelsOn({ sms: { ...sms, isOn: true }, whatsapp: { ...whatsapp, isOn: true } })).toEqual([
    'sms',
    'whatsapp',
  ]);
});
