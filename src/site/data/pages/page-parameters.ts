import { filterNames, rangeNames } from '../../../contract/catalogue/apartment-filter.ts';

const ofPlan = ['usd', 'down', 'first', 'months', 'every'];
const ofLoan = ['pay', 'persons', 'group', 'young', 'loan_down', 'loan_years'];
const chessboardParameters = ['roomsNumber', 'upTo', 'areaFrom', 'shade'];
const ofList = [...Object.values(filterNames), ...Object.values(rangeNames).flat(), 'usd', 'sort', 'page', 'view'];

/**
 * Names in the query that the server reads when it draws a page, by the page's address in `routes.ts`. All others, such as a campaign's
 * marks, are for the browser alone: a page is the same with and without them.
 */
const parameters: Record<string, readonly string[]> = {
  projects: ['bank', 'costTo', 'usd', 'keys', 'sort'],
  'projects/:slug': [...ofPlan, ...ofLoan],
  'projects/:slug/board': chessboardParameters,
  'projects/:slug/facade': chessboardParameters,
  'projects/:slug/model': chessboardParameters,
  'projects/:slug/floors/:section/:floor': [...chessboardParameters, 'flat'],
  'projects/:slug/construction': ['stage', 'before', 'after'],
  apartments: ofList,
  'apartments/:slug': [...ofPlan, ...ofLoan],
  'apartments/:slug/view.svg': ['side'],
  'apartments/:slug/sheet.pdf': [...ofPlan, 'quote'],
  brokerage: ofList,
  promo: ['tag', 'page'],
  career: ['category', 'page'],
  vacancy: ['page'],
  favorites: ['compare', 'shared'],
  news: ['type', 'page'],
  investments: ['price', 'fitout', 'rent', 'usd', 'expenses', 'idle', 'tax', 'growth', 'sale', 'wait', 'years'],
  test: ['look'],
  consultation: ['apartment', 'intent', 'message'],
  subscription: ['kind', 'subject'],
  'subscription/confirm': ['token'],
  'subscription/unsubscribe': ['token'],
  resume: ['vacancy'],
  login: ['next'],
  'account/confirm-email': ['token'],
};

export const parametersOf = (page: string): readonly string[] => parameters[page] ?? [];
