import { type ReactNode, useState } from 'react';
import { PRODUCT_QUANTITY_MAX, SHOP_PRICE_MAX, SHOP_PRICE_MIN, SHOP_PRICE_STEP } from '../domain/limits.ts';
import { rupees } from '../domain/pricing/money.ts';
import { formatRupees } from '../domain/text/format.ts';
import { Accordion } from '../web/ui/accordion.tsx';
import { Button, ButtonLink, IconButton } from '../web/ui/button.tsx';
import { Checkbox, Radio, RadioGroup } from '../web/ui/choice.tsx';
import { Dialog, DialogActions } from '../web/ui/dialog.tsx';
import { Drawer } from '../web/ui/drawer.tsx';
import { Field } from '../web/ui/field.tsx';
import { FileDrop } from '../web/ui/file-drop.tsx';
import { ICON_NAMES, Icon } from '../web/ui/icon.tsx';
import { QuantityStepper } from '../web/ui/quantity-stepper.tsx';
import { RangeSlider } from '../web/ui/range-slider.tsx';
import { Select } from '../web/ui/select.tsx';
import { Tabs } from '../web/ui/tabs.tsx';
import { TextButton, TextLink } from '../web/ui/text-link.tsx';
import { showToast } from '../web/ui/toast.tsx';

const ROW = 'flex flex-wrap items-center gap-3';
const WIDE = 'md:col-span-full';
const FIELDS = 'grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4 md:grid-cols-[repeat(3,minmax(0,1fr))]';

/** Every control of the shop in every state. */
export function ControlsSection() {
  return (
    <section
      className="controls grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 lg:grid-cols-[repeat(2,minmax(0,1fr))]"
      aria-label="Controls"
    >
      <Buttons />
      <QuantityAndFilters />
      <Fields />
      <Overlays />
      <Toasting />
      <Group title="Tabs">
        <Tabs label="About the dumbbells" tabs={TABS} />
      </Group>
      <Group title="Accordion">
        <Accordion single items={QUESTIONS} />
      </Group>
      <Files />
      <Group title="Icons" wide>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-x-2 gap-y-5">
          {ICON_NAMES.map((name) => (
            <li key={name} className="grid justify-items-start gap-2 text-sm text-steel">
              <Icon name={name} className="text-ink" />
              {name}
            </li>
          ))}
        </ul>
      </Group>
    </section>
  );
}

interface GroupProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function Group({ title, wide = false, children }: GroupProps) {
  return (
    <div className={`controls-group min-w-0 border-t-2 border-ink pt-3 ${wide ? WIDE : ''}`}>
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </div>
  );
}

function Buttons() {
  const [presses, setPresses] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [isWished, setWished] = useState(true);
  return (
    <Group title="Buttons and links">
      <div className="grid gap-4">
        <div className={ROW}>
          <Button kind="primary">Add to Cart</Button>
          <Button kind="dark">Buy Now</Button>
          <Button>Continue Shopping</Button>
        </div>
        <div className={ROW}>
          <Button
            kind="primary"
            busy={isBusy}
            busyLabel="Processing..."
            onClick={() => {
              setPresses(presses + 1);
              setBusy(true);
            }}
          >
            Place Order
          </Button>
          <Button kind="primary" disabled>
            Out of Stock
          </Button>
          <Button kind="quiet" onClick={() => setBusy(false)}>
            Cancel
          </Button>
        </div>
        <p className="text-md text-steel">Orders placed: {presses}</p>
        <div className={ROW}>
          <Button kind="danger">Delete order</Button>
          <Button kind="danger-outline">Clear Cart</Button>
          <Button kind="dark" busy>
            Saving
          </Button>
        </div>
        <div className={ROW}>
          <ButtonLink to="/" kind="primary" size="large">
            Go to Shop
          </ButtonLink>
          <Button size="small">
            <Icon name="filter" size="small" />
            Small, 44 px
          </Button>
        </div>
        <div className={ROW}>
          <IconButton icon="chevron-left" label="Previous" boxed disabled />
          <IconButton icon="chevron-right" label="Next" boxed />
          <IconButton
            icon="heart"
            label="Wishlist"
            aria-pressed={isWished}
            onClick={() => setWished(!isWished)}
          />
          <IconButton icon="trash" label="Remove" />
        </div>
        <div className={`${ROW} on-ink bg-ink p-4 text-paper`}>
          <Button>On ink</Button>
          <Button kind="quiet">Quiet</Button>
          <IconButton icon="instagram" label="Instagram" />
          <TextLink to="/">A link</TextLink>
        </div>
        <p>
          A <TextLink to="/">link in the shop</TextLink>, one{' '}
          <TextLink href="mailto:sales@rackandrep.example">out of it</TextLink>, and{' '}
          <TextButton danger>Remove</TextButton>
        </p>
      </div>
    </Group>
  );
}

function QuantityAndFilters() {
  const [quantity, setQuantity] = useState(4);
  const [few, setFew] = useState(1);
  const [prices, setPrices] = useState<[number, number]>([10_000, 60_000]);
  return (
    <Group title="Quantity and filters">
      <div className="grid max-w-90 gap-4">
        <div className={ROW}>
          <QuantityStepper label="Quantity of plates" value={quantity} onChange={setQuantity} />
          <QuantityStepper
            label="Quantity of racks"
            value={few}
            onChange={setFew}
            max={PRODUCT_QUANTITY_MAX}
          />
        </div>
        <div>
          <Checkbox label="Barbells" count={11} defaultChecked />
          <Checkbox label="Dumbbells" count={5} />
          <Checkbox label="Others" count={0} disabled />
          <Checkbox label="Chosen for you" disabled defaultChecked />
        </div>
        <RangeSlider
          label="Price"
          min={SHOP_PRICE_MIN}
          max={SHOP_PRICE_MAX}
          step={SHOP_PRICE_STEP}
          value={prices}
          onChange={setPrices}
          format={(amount) => formatRupees(rupees(amount))}
        />
        <RadioGroup legend="Payment" error="Please choose how you want to pay">
          <Radio name="payment" value="online" label="Cards, UPI and net banking" defaultChecked />
          <Radio name="payment" value="cod" label="Cash on delivery" />
          <Radio name="payment" value="emi" label="EMI (not for this order)" disabled />
        </RadioGroup>
      </div>
    </Group>
  );
}

function Fields() {
  return (
    <Group title="Fields" wide>
      <div className={FIELDS}>
        <Field label="Full name" name="name" autoComplete="name" defaultValue="Vikram Shinde" />
        <Field
          label="Full name"
          name="short-name"
          defaultValue="Vi"
          error="Please enter a valid name (minimum 3 characters)"
        />
        <Field
          label="Mobile"
          name="mobile"
          inputMode="tel"
          defaultValue="12345"
          error="Please enter a valid 10 digit mobile number starting with 6-9"
        />
        <Field
          label="E-mail"
          name="email"
          type="email"
          placeholder="name@example.com"
          hint="The invoice goes there."
          optional
        />
        <Select
          label="State"
          name="state"
          placeholder="Choose a state"
          options={[
            { value: 'IN-KA', label: 'Karnataka' },
            { value: 'IN-MH', label: 'Maharashtra' },
          ]}
        />
        <Field
          label="Coupon"
          name="coupon"
          defaultValue="SAVE5000"
          error="Invalid coupon code"
          action={
            <Button kind="dark" joined>
              Apply
            </Button>
          }
        />
        <Select
          label="City"
          name="city"
          placeholder="Choose a city"
          options={[]}
          error="Please choose a city"
        />
        <Field label="Country" name="country" defaultValue="India" disabled />
        <Field label="Order number" name="order" defaultValue="RR-1044" readOnly />
        <div className={WIDE}>
          <Field
            label="Message"
            name="message"
            multiline
            optional
            defaultValue="Do you deliver to Leh in winter?"
          />
        </div>
      </div>
    </Group>
  );
}

function Overlays() {
  const [opened, setOpened] = useState<string>();
  const close = () => setOpened(undefined);
  return (
    <Group title="Dialogs and drawers">
      <div className={ROW}>
        <Button kind="danger-outline" onClick={() => setOpened('delete')}>
          Delete order
        </Button>
        <Button onClick={() => setOpened('enquiry')}>Enquiry</Button>
        <Button kind="dark" onClick={() => setOpened('cart')}>
          Cart drawer
        </Button>
        <Button onClick={() => setOpened('filters')}>Filter drawer</Button>
      </div>
      <Dialog isOpen={opened === 'delete'} onClose={close} title="Delete order RR-1044?" size="small">
        <p>This action cannot be undone.</p>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button kind="danger" onClick={close}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
      <Dialog isOpen={opened === 'enquiry'} onClose={close} title="Ask about a gym of your own" size="large">
        <div className="grid gap-4">
          <Field label="Name" name="enquiry-name" autoComplete="name" data-autofocus />
          <Field label="Message" name="enquiry-message" multiline rows={14} />
        </div>
        <DialogActions>
          <Button
            kind="primary"
            onClick={() => showToast({ kind: 'error', text: 'Failed to send message. Please try again.' })}
          >
            Send Message
          </Button>
        </DialogActions>
      </Dialog>
      <Drawer
        isOpen={opened === 'cart'}
        onClose={close}
        title="Your Cart (0)"
        footer={
          <>
            <ButtonLink to="/" kind="primary" size="large" block>
              Checkout
            </ButtonLink>
            <Button block onClick={close}>
              Continue Shopping
            </Button>
          </>
        }
      >
        <p>Browse our bars, plates and racks to get started.</p>
      </Drawer>
      <Drawer isOpen={opened === 'filters'} onClose={close} title="Filters" side="left">
        {CATEGORIES.map((name, index) => (
          <Checkbox key={name} label={name} count={11 - index} />
        ))}
      </Drawer>
    </Group>
  );
}

const UNDO = { label: 'Undo', onAction: () => undefined };

function Toasting() {
  return (
    <Group title="Toasts">
      <div className={ROW}>
        <Button
          onClick={() => showToast({ kind: 'success', text: 'Added: Rubber Hex Dumbbells, 20 kg × 2' })}
        >
          Success
        </Button>
        <Button
          onClick={() => showToast({ kind: 'error', text: 'Failed to place order. Please try again.' })}
        >
          Error
        </Button>
        <Button onClick={() => showToast({ kind: 'info', text: 'Payment is still processing.' })}>
          Info
        </Button>
        <Button onClick={() => showToast({ kind: 'info', text: 'Removed: Olympic Barbell', action: UNDO })}>
          With Undo
        </Button>
      </div>
    </Group>
  );
}

function Files() {
  const [names, setNames] = useState<string[]>([]);
  return (
    <Group title="Files" wide>
      <div className={FIELDS}>
        <FileDrop
          label="Product pictures"
          accept="image/*,.csv"
          multiple
          hint="Square, at least 1600 px; a .csv with their names is welcome."
          onFiles={(files) => setNames(files.map(({ name }) => name))}
        />
        <FileDrop label="Logo" accept="image/svg+xml" onFiles={() => {}} error="Please choose a logo" />
        <p className="text-md text-steel" role="status">
          {names.length > 0 ? `Taken: ${names.join(', ')}` : 'No files yet.'}
        </p>
      </div>
    </Group>
  );
}

const CATEGORIES = ['Barbells', 'Dumbbells', 'Racks', 'Benches', 'Weight Plates', 'Accessories'];

const TABS = [
  {
    id: 'description',
    title: 'Description',
    content: <p>The selected tab is an ink block; arrow keys move, the panel follows at once.</p>,
  },
  {
    id: 'specifications',
    title: 'Specifications',
    content: <p>Virgin rubber over a single iron casting.</p>,
  },
  { id: 'reviews', title: 'Reviews', content: <p>Nobody has written a review yet.</p> },
];

const QUESTIONS = [
  {
    id: 'delivery',
    title: 'How long does delivery take?',
    content: <p>Seven days to most pincodes. Racks travel by road and take a little longer.</p>,
  },
  {
    id: 'warranty',
    title: 'What does the warranty cover?',
    content: <p>Welds and frames for ten years, coatings and bearings for one.</p>,
  },
  {
    id: 'gst',
    title: 'Do I get a GST invoice?',
    content: <p>Yes, with every order. Enter your GSTIN at checkout.</p>,
  },
];
