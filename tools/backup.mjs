// @ts-check
import { runBuilt } from './built-shop.mjs';

/** `npm run backup [-- FILE or FOLDER]` */
await runBuilt('backUpCommand');
