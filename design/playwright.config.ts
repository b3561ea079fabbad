import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** Every part of the looks in every state, on the page that only `npm run dev` has. */
export default defineConfig({ ...journeys, testDir: '.', globalSetup: './open-development-shop.ts' });
