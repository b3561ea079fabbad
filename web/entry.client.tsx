import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadsClickedPage } from './loads-clicked-page.ts';
import { SheetContext, sheetOfPage } from './page-sheet.tsx';
import { BuildContext, buildOfPage } from './ui/page-build.ts';

// Changes of looks show at once while one works on them.
if (import.meta.env.DEV && !location.pathname.startsWith('/admin')) void import('./app.css');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <BuildContext value={buildOfPage()}>
        <SheetContext value={sheetOfPage()}>
          <HydratedRouter instrumentations={[loadsClickedPage]} />
        </SheetContext>
      </BuildContext>
    </StrictMode>,
  );
});
