import { buildOfPage } from './page-build.ts';

/**
 * A part of the page that comes when it is needed: asked for twice. If the shop was built anew since the page was loaded,
 * the part may be gone for ever, and the page loads itself again; also when the visitor has asked for another try, since
 * some browsers remember for a page's life that a script did not come. What it throws has no words for visitors.
 */
export async function loadPart<Part>(load: () => Promise<Part>, isAsked = false): Promise<Part> {
  return load()
    .catch(load)
    .catch(async () => {
      if (await mayRenew(isAsked).catch(() => false)) {
        location.reload();
        await new Promise(() => undefined);
      }
      throw new Error();
    });
}

const RENEWED = 'renewed-page';

/** Once for each build, so that it never goes round in circles, and not over anything that was typed. */
async function mayRenew(isAsked: boolean): Promise<boolean> {
  const build = buildOfPage();
  if (sessionStorage.getItem(RENEWED) === build || document.querySelector(':user-valid, :user-invalid'))
    return false;
  const page = await (await fetch(location.href)).text();
  if (page.includes(build) && !isAsked) return false;
  sessionStorage.setItem(RENEWED, build);
  return true;
}
