import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

interface FilterDrawerProps extends FilterPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly count: number | undefined;
}

/** The filters on a phone. What is ticked counts at once; the button says what waits behind the drawer. */
export default function FilterDrawer({ isOpen, onClose, count, ...panel }: FilterDrawerProps) {
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title="Filters"
      side="left"
      footer={
        <Button kind="primary" size="large" block onClick={onClose}>
          {count === undefined ? 'Show products' : `Show ${count === 1 ? '1 product' : `${count} products`}`}
        </Button>
      }
    >
      <FilterPanel {...panel} />
    </Drawer>
  );
}
