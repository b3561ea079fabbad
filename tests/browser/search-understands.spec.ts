import { accessibilityProblems } from '../support/browser/accessibility.ts';
import { expect, test } from '../support/browser/watched-page.ts';
