// @ts-check
import { runBuilt } from './built-shop.mjs';

/** `npm run mail [-- NUMBER]` */
await runBuilt('mailCommand');
