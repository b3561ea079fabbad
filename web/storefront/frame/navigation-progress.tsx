import { useNavigation } from 'react-router';
import './navigation-progress.css';

/** While the next page is on its way. The stylesheet shows it only if that takes a moment. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <div role="status" className="navigation-progress" data-loading={isLoading || undefined}>
      {isLoading && <span className="sr-only">Loading the page</span>}
    </div>
  );
}
