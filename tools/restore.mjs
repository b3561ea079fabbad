// @ts-check
import { runBuilt } from './built-shop.mjs';

/** `npm run restore -- FILE` */
await runBuilt('restoreCommand');
