import type { ClientInstrumentation } from 'react-router';

let clicked: string | undefined;

/**
 * After a new version the script of a page may be gone. The router then reloads the page that is shown; this loads the one that was
 * clicked instead. A browser that can't say that it reloads stays where it is, and the second click works.
 */
export const loadsClickedPage: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(navigate, { to }) {
        const target = typeof to === 'string' ? to : undefined;
        clicked = target;
        await navigate();
        if (clicked === target) clicked = undefined;
      },
    }),
};

let isLeaving = false;

window.navigation?.addEventListener('navigate', (event) => {
  if (clicked === undefined || event.navigationType !== 'reload' || event.userInitiated) return;
  event.preventDefault();
  // The router reloads once for each script that is gone.
  if (!isLeaving) location.assign(clicked);
  isLeaving = true;
});
