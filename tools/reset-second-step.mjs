// @ts-check
import { runBuilt } from './built-shop.mjs';

/** `npm run reset-second-step -- owner@shop.example` */
await runBuilt('resetSecondStepCommand');
