import { z } from 'zod';
import {
  CATEGORY_BODY_EXAMPLE,
  categoriesSavedResponse,
  categoryBodySchema,
  categoryDeletedResponse,
  categoryListResponse,
  categorySavedResponse,
} from '../../contract/catalogue/category.ts';
import { errorSchema } from '../../contract/responses.ts';
import { may } from '../../domain/accounts/permissions.ts';
import { LIST_FETCH_LIMIT } from '../../domain/limits.ts';
import { administratorOf } from '../audit/administrator.ts';
import { strictBody } from '../http/body-schema.ts';
import { answerOne, forAdministrators, refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { pageOf, pagingQuery, searchQuery, slugParams, wordQuery } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { type Edit, withListVersion } from './catalogue-edit.ts';
import { listCategoryRecords } from './category-records.ts';
import {
  type CategoryChange,
  type CategoryRefusal,
  createCategory,
  deleteCategory,
  updateCategory,
} from './change-category.ts';
import { checkedEntry, type PostedList, postedList } from './posted-list.ts';
import type { CatalogueAdministration } from './product-routes.ts';
import { replaceCategories } from './replace-categories.ts';

const BODY_LIMIT = 1024 * 1024;

const categoryBody = strictBody(categoryBodySchema);

/** One category, or the whole list; which one it is decides what is checked. */
const postedBody = z.unknown().meta({
  anyOf: [
    { type: 'object', required: ['name', 'description', 'image'], description: 'One category' },
    { type: 'array', items: { type: 'object' }, description: 'The whole list' },
    {
      type: 'object',
      properties: { categories: { type: 'array', items: { type: 'object' } }, version: { type: 'string' } },
      required: ['categories'],
      description: 'The whole list, with the version of the list that was read',
    },
  ],
  examples: [
    CATEGORY_BODY_EXAMPLE,
    [{ id: 'racks' }, CATEGORY_BODY_EXAMPLE],
    { categories: [{ id: 'racks' }], version: 'of the list' },
  ],
});

const SWITCHES = new Map([
  ['true', true],
  ['false', false],
]);

const STATUS = {
  CATEGORY_NOT_FOUND: 404,
  CATEGORY_ID_TAKEN: 409,
  SLUG_TAKEN: 409,
  VERSION_CONFLICT: 409,
  LIST_CHANGED: 409,
};

function refused({ code, message, field, current }: CategoryRefusal, index?: number): ShopError {
  const name = [index === undefined ? '' : `categories.${index}`, field].filter(Boolean).join('.');
  const details = { ...(name ? { field: name } : {}), ...(current ? { category: current } : {}) };
  return new ShopError(code, STATUS[code], message, Object.keys(details).length > 0 ? { details } : {});
}

export function categoryRoutes(app: App, parts: CatalogueAdministration): void {
  const { pool, changed } = parts;

  const done = (change: CategoryChange, message: string) => {
    if (!change.ok) throw refused(change);
    if (change.isChanged) changed();
    return { ...answerOne('category', change.category), message };
  };

  app.get('/api/categories', {
    config: { access: 'anyone', isKept: true },
    schema: {
      summary: 'List categories',
      description: 'Inactive categories are listed for administrators only.',
      querystring: z.strictObject({
        ...pagingQuery(LIST_FETCH_LIMIT),
        isActive: wordQuery('isActive', (word) => SWITCHES.get(word.toLowerCase())),
        search: searchQuery('name and description'),
      }),
      response: { 200: categoryListResponse, 400: errorSchema },
    },
    handler: async ({ query, visitor }, reply) => {
      const isForAdmin = may(visitor, 'see products');
      if (isForAdmin) reply.header('cache-control', 'no-store');
      const { found, version } = await withListVersion(pool, 'categories', () =>
        listCategoryRecords(pool, query),
      );
      const all = isForAdmin
        ? found
        : found.filter(({ isActive }) => isActive).map(({ version: _version, ...category }) => category);
      const start = (query.page - 1) * query.limit;
      const categories = all.slice(start, start + query.limit);
      return {
        success: true as const,
        data: categories,
        categories,
        pagination: pageOf(query, all.length),
        ...(isForAdmin ? { version } : {}),
      };
    },
  });

  app.post('/api/categories', {
    ...forAdministrators('change products'),
    bodyLimit: BODY_LIMIT,
    schema: {
      summary: 'Create a category, or save the whole list',
      description:
        'Creates one category, or brings back a deleted one with the same slug along with its products. A list replaces all categories in one transaction and in its order: categories missing from it are hidden with their products, hidden ones in it come back, and unknown ones are created. `version` is the version of the list you read.',
      body: postedBody,
      response: { 200: categoriesSavedResponse, 201: categorySavedResponse, ...refusals(400, 404, 409) },
    },
    handler: async (request, reply) => {
      const edit = { by: await administratorOf(pool, request), now: new Date() };
      const posted = postedList(request.body, 'categories');
      if (posted !== null) return replaceList(parts, posted, edit);
      const change = await createCategory(pool, checkedEntry(categoryBody, request.body), edit);
      reply.status(201);
      return done(change, 'Category created successfully');
    },
  });

  app.put('/api/categories/:id', {
    ...forAdministrators('change products'),
    schema: {
      summary: 'Update a category',
      description:
        'With a `version` that is not the present one nothing is saved, and `details` has the present category.',
      params: slugParams,
      body: categoryBody.meta({ examples: [{ ...CATEGORY_BODY_EXAMPLE, version: 1 }] }),
      response: { 200: categorySavedResponse, ...refusals(400, 404, 409, 422) },
    },
    handler: async (request) => {
      const { id } = request.params;
      if (request.body.id !== undefined && request.body.id !== id)
        throw new ShopError('ID_FIXED', 422, 'You can’t change the id of a category', {
          details: { field: 'id' },
        });
      const edit = { by: await administratorOf(pool, request), now: new Date() };
      const change = await updateCategory(pool, id, request.body, edit);
      return done(change, 'Category updated successfully');
    },
  });

  app.delete('/api/categories/:id', {
    ...forAdministrators('change products'),
    schema: {
      summary: 'Delete a category',
      description: 'Hides the category and its products; `hiddenProducts` says how many.',
      params: slugParams,
      response: { 200: categoryDeletedResponse, ...refusals(404) },
    },
    handler: async (request) => {
      const edit = { by: await administratorOf(pool, request), now: new Date() };
      const change = await deleteCategory(pool, request.params.id, edit);
      const { success, message, category } = done(change, 'Category deleted successfully');
      return { success, message, hiddenProducts: category.productCount };
    },
  });
}

async function replaceList({ pool, changed }: CatalogueAdministration, posted: PostedList, edit: Edit) {
  const replaced = await replaceCategories(pool, posted, edit);
  if (!replaced.ok) throw refused(replaced, replaced.index);
  const { ok: _ok, ...counts } = replaced;
  if (counts.added + counts.changed + counts.hidden > 0) changed();
  const { found: categories, version } = await withListVersion(pool, 'categories', () =>
    listCategoryRecords(pool),
  );
  return {
    success: true as const,
    message: 'Categories saved successfully',
    data: categories,
    categories,
    pagination: pageOf({ page: 1, limit: LIST_FETCH_LIMIT }, categories.length),
    version,
    ...counts,
  };
}
