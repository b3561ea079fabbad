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

  it.each([
    ['علی خان', 'Ali Khan'],
    ['شاہ نواز', 'Shah Nvaz'],
    ['فاطمہ', 'Fatma'],
    ['یوسف', 'Yusf'],
    ['ڈاکٹر ظفر', 'Daktr Zfr'],
    ['لاہور', 'Lahur'],
    ['پونے', 'Pune'],
    ['مُحَمَّد', 'Mhmd'],
    ['محـــمد', 'Mhmd'],
    ['ا\u0653گرہ', 'Agra'],
    ['ﻋﻠﻲ', 'Ali'],
    ['مکان ۱۲، گلی ٣٤؟', 'Mkan 12, Gli 34?'],
    ['\u2067علی\u2069\u200f', 'Ali'],
    ['می\u200cخواهم', 'Mikhvahm'],
    ['Flat 2, علی منزل', 'Flat 2, Ali Mnzl'],
  ])('of %s, in Arabic letters, is %s', (name, latin) => {
    expect(transliterate(name)).toBe(latin);
  });

  it.each([
    ['Asha 💪 Rao', 'Asha Rao'],
    ['Asha 💪, Pune', 'Asha, Pune'],
    ['🏠 12 gandhi nagar', '12 gandhi nagar'],
    ['Asha 👩🏽‍🚀 👨‍👩‍👧', 'Asha'],
    ['Asha ❤️ gym\n🇮🇳 India', 'Asha gym\nIndia'],
    ['Flat 1️⃣2️⃣', 'Flat 12'],
    ['Wales 🏴󠁧󠁢󠁷󠁬󠁳󠁿', 'Wales'],
    ['आशा 🙏', 'Asha'],
    ['🏋️', ''],
    ['Two  spaces, 5 kg © ® ™', 'Two  spaces, 5 kg © ® ™'],
  ])('of %s has no emoji: %s', (name, latin) => {
    expect(transliterate(name)).toBe(latin);
  });

  it('leaves other scripts and what is no letter alone', () => {
    expect(transliterate('₹ 李 Ñ #1')).toBe('₹ 李 Ñ #1');
  });
});
