import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { administratorRoutes } from './administrator-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { confirmRoutes } from './second-factor/confirm-routes.ts';
import { ownSessionRoutes } from './second-factor/own-session-routes.ts';
import { secondStepRoutes } from './second-factor/second-step-routes.ts';
import { securityRoutes } from './second-factor/security-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { verificationRoutes } from './verification-routes.ts';

export interface AccountParts {
  readonly pool: Pool;
  /** The shop's address in mails; never the one that a request claims. */
  readonly publicUrl: string;
}

export function accountRoutes(app: FastifyInstance, parts: AccountParts): void {
  signInRoutes(app, parts);
  secondStepRoutes(app, parts);
  sessionRoutes(app, parts);
  profileRoutes(app, parts);
  passwordRoutes(app, parts);
  verificationRoutes(app, parts);
  administratorRoutes(app, parts);
  securityRoutes(app, parts);
  ownSessionRoutes(app, parts);
  confirmRoutes(app, parts);
}
