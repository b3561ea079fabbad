import { LOGO_LOOP_S, VIDEO_LOOP_S } from '../domain/limits.ts';
import { ProductGrid } from '../web/storefront/catalogue/product-grid.tsx';
import { Badge, Tag } from '../web/ui/badge.tsx';
import { Button } from '../web/ui/button.tsx';
import { Carousel } from '../web/ui/carousel.tsx';
import { ChartFrame } from '../web/ui/chart-frame.tsx';
import { EmptyState } from '../web/ui/empty-state.tsx';
import { Marquee } from '../web/ui/marquee.tsx';
import { Pagination } from '../web/ui/pagination.tsx';
import { Picture } from '../web/ui/picture.tsx';
import { ProgressBar } from '../web/ui/progress-bar.tsx';
import { SectionHead } from '../web/ui/section-head.tsx';
import { LineSkeleton } from '../web/ui/skeleton.tsx';
import { Stars } from '../web/ui/stars.tsx';
import { type Column, Table } from '../web/ui/table.tsx';
import { BestSellers, Cards } from './display-cards.tsx';
import { DisplayPart } from './display-part.tsx';
import {
  LIVE_OFFER,
  NO_PICTURE,
  PLAIN,
  PLATES,
  RANGE,
  REVENUE,
  SALE,
  SIZES,
  SOLD_OUT,
} from './display-samples.ts';

const ROWS = 'grid grid-cols-[minmax(0,1fr)] content-start gap-8';
const ROW = 'flex flex-wrap items-center gap-x-4 gap-y-3';
const STRIP_WORD = 'lettering text-2xl font-black whitespace-nowrap';

/** Everything that shows something: each part in each of its states. */
export function DisplaySection() {
  return (
    <div className="display-section mt-(--section) grid gap-(--section) *:min-w-0">
      <Cards />
      <BestSellers />
      <Small />
      <Carousels />
      <Marquees />
      <Pictures />
      <Tables />
      <Waiting />
      <Chart />
    </div>
  );
}

function Small() {
  return (
    <DisplayPart title="Badges, tags and stars">
      <div className={ROWS}>
        <p className={ROW}>
          <Badge tone="amber">Pending</Badge>
          <Badge tone="blue">Confirmed</Badge>
          <Badge tone="violet">Processing</Badge>
          <Badge tone="green">Delivered</Badge>
          <Badge tone="red">Cancelled</Badge>
          <Badge tone="neutral">Closed</Badge>
        </p>
        <p className={ROW}>
          <Tag>Best seller</Tag>
          <Tag kind="light">Made in India</Tag>
          <Tag kind="offer">28% off</Tag>
        </p>
        <div className={ROW}>
          <Stars rating={4.6} count={214} />
          <Stars rating={3.5} count={12} />
          <Stars rating={0.1} count={1} />
          <Stars rating={5} />
          <Stars rating={0} count={0} />
        </div>
      </div>
    </DisplayPart>
  );
}

const PRODUCTS = [SALE, RANGE, PLAIN, PLATES, LIVE_OFFER, SOLD_OUT, NO_PICTURE];

function Carousels() {
  return (
    <>
      <section aria-label="Carousel">
        <Carousel
          label="Categories"
          renderHead={(arrows) => <SectionHead title="Carousel" action={arrows} />}
        >
          {PRODUCTS.map(({ id, name, images }) => (
            <div className="bg-studio" key={id}>
              {images[0] !== undefined && (
                <Picture
                  className="aspect-square w-full object-cover"
                  src={images[0]}
                  alt=""
                  width={304}
                  height={304}
                  sizes="304px"
                />
              )}
              <p className="px-4 py-3">{name}</p>
            </div>
          ))}
        </Carousel>
      </section>
      <section aria-label="Short carousel">
        <Carousel label="Favourites">
          <div className="bg-studio px-4 py-3">Everything is in view, so there are no arrows.</div>
        </Carousel>
      </section>
    </>
  );
}

function Marquees() {
  return (
    <DisplayPart title="Marquees">
      <div className={ROWS}>
        <Marquee label="Clients" seconds={LOGO_LOOP_S}>
          {['Ironyard', 'Kharadi Barbell Club', 'Studio Sutra', 'Deccan Strength', 'Pushkar Fitness'].map(
            (name) => (
              <span className={STRIP_WORD} key={name}>
                {name}
              </span>
            ),
          )}
        </Marquee>
        <Marquee label="Videos" seconds={VIDEO_LOOP_S}>
          {['The knurl', 'The weld', 'The coat', 'The drop test', 'The crate'].map((name) => (
            <a className={`${STRIP_WORD} grid min-h-11 items-center`} href="#content" key={name}>
              {name}
            </a>
          ))}
        </Marquee>
      </div>
    </DisplayPart>
  );
}

function Pictures() {
  return (
    <DisplayPart title="Pictures">
      <ProductGrid>
        <li>
          <Picture
            src="/images/products/38/three-quarter-1000x1000.webp"
            alt="Stack of bumper plates"
            width={800}
            height={800}
            sizes="25vw"
          />
        </li>
        <li>
          <Picture src="/images/placeholder.svg" alt="No picture yet" width={800} height={800} sizes="25vw" />
        </li>
      </ProductGrid>
    </DisplayPart>
  );
}

const COLUMNS: readonly Column<(typeof SIZES)[number]>[] = [
  { title: 'Pair of', render: ({ pair }) => pair },
  { title: 'Across flats, mm', align: 'right', render: ({ flats }) => flats },
  { title: 'Overall, mm', align: 'right', render: ({ overall }) => overall },
  { title: 'Ships at, kg', align: 'right', render: ({ ships }) => ships },
  { title: 'Price', align: 'right', render: ({ price }) => price },
];

function Tables() {
  return (
    <DisplayPart title="Tables and pages">
      <div className={ROWS}>
        <Table caption="Sizes by weight" columns={COLUMNS} rows={SIZES} rowKey={({ pair }) => pair} />
        <Table
          caption="No sizes"
          columns={COLUMNS}
          rows={[]}
          rowKey={() => ''}
          empty="No size matches these filters"
        />
        <Pagination page={10} pages={20} to={pageAddress} />
        <Pagination label="Few pages" page={1} pages={3} to={pageAddress} />
      </div>
    </DisplayPart>
  );
}

const pageAddress = (page: number) => `?page=${page}`;

function Waiting() {
  return (
    <DisplayPart title="Empty, waiting, under way">
      <div className="grid gap-8 lg:grid-cols-2">
        <EmptyState title="Your Cart is Empty" action={<Button kind="primary">Continue Shopping</Button>}>
          Browse our bars, plates and racks to get started.
        </EmptyState>
        <div className={ROWS}>
          <ProgressBar label="Updating orders" value={12} max={40} />
          <ProgressBar label="Updated" value={40} max={40} />
          <div>
            <LineSkeleton />
            <LineSkeleton width="medium" />
            <LineSkeleton width="short" />
          </div>
        </div>
      </div>
    </DisplayPart>
  );
}

const BAR = 44;
const TOP = 443_940;

function Chart() {
  return (
    <DisplayPart title="Chart">
      <ChartFrame
        title="Revenue per day"
        finding="Revenue peaks at ₹4,43,940 on 12 November."
        table={{ columns: ['Day', 'Revenue, ₹'], rows: REVENUE }}
      >
        <svg viewBox="0 0 320 140" width="320" height="140" aria-hidden="true">
          {REVENUE.map(([day, revenue], place) => (
            <g key={day} transform={`translate(${place * 64 + 10} 0)`}>
              <rect
                className={revenue === TOP ? 'fill-orange' : 'fill-ink'}
                y={120 - (revenue / TOP) * 112}
                width={BAR}
                height={(revenue / TOP) * 112}
              />
              <text x={BAR / 2} y="136" textAnchor="middle">
                {day}
              </text>
            </g>
          ))}
        </svg>
      </ChartFrame>
    </DisplayPart>
  );
}
