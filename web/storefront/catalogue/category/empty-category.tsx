import { EmptyState } from '../../../ui/empty-state.tsx';
import { CategoryIndex } from './category-index.tsx';

export function EmptyCategory({ name }: { readonly name: string }) {
  return (
    <div>
      <EmptyState title={`No products found in ${name}`}>
        Check back later or browse other categories.
      </EmptyState>
      <CategoryIndex />
    </div>
  );
}
