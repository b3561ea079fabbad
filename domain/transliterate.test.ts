import { describe, expect, it } from 'vitest';
import { transliterate } from './transliterate.ts';

describe('a name in Latin letters', () => {
  it.each([
    ['आशा राव', 'Asha Rav'],
    ['विक्रम सिंह', 'Vikram Sinh'],
    ['महाराष्ट्र', 'Maharashtra'],
    ['१२ गांधी नगर', '12 Gandhi Nagar'],
    ['পশ্চিম', 'Pashchim'],
    ['ગુજરાત', 'Gujarat'],
    ['தமிழ்', 'Tamil'],
    ['కరీంనగర', 'Karinnagara'],
    ['ಮೈಸೂರು', 'Maisuru'],
    ['Asha Rao', 'Asha Rao'],
    ['eBay gym 5kg', 'eBay gym 5kg'],
    ['Flat 2, राम वाडी', 'Flat 2, Ram Vadi'],
    ['', ''],
  ])('of %s is %s', (name, latin) => {
    expect(transliterate(name)).toBe(latin);
  });

  it('leaves other scripts and what is no letter alone', () => {
    expect(transliterate('₹ 李 Ñ 🏋')).toBe('₹ 李 Ñ 🏋');
  });
});
