import * as z from 'zod/mini';
import { apartmentItemSchema } from '../contract/catalogue/apartments.ts';
import { requestSchema, userChangeSchema, userSchema } from '../contract/clients/clients.ts';
import { newsSummarySchema } from '../contract/content/news.ts';
import { offerSummarySchema } from '../contract/content/offers.ts';
import { pictureSchema, planSchema } from '../contract/content/pictures.ts';
import { constructionReportSchema } from '../contract/content/projects.ts';
import { vacancySummarySchema } from '../contract/content/vacancies.ts';
import { dealProblemSchema, dealSchema, makeDealSchema, ownLineSchema, updateDealSchema } from '../contract/deals/deals.ts';
import { problemCodeSchema, problemSchema } from '../contract/errors.ts';
import { consultationSchema, subscriptionSchema } from '../contract/leads/leads.ts';

const shapes = {
  ApartmentItem: apartmentItemSchema,
  ClientRequest: requestSchema,
  ConstructionReport: constructionReportSchema,
  Consultation: consultationSchema,
  Deal: dealSchema,
  DealProblem: dealProblemSchema,
  MakeDeal: makeDealSchema,
  NewsSummary: newsSummarySchema,
  OfferSummary: offerSummarySchema,
  OwnLine: ownLineSchema,
  Picture: pictureSchema,
  Plan: planSchema,
  Problem: problemSchema,
  ProblemCode: problemCodeSchema,
  Subscription: subscriptionSchema,
  UpdateDeal: updateDealSchema,
  User: userSchema,
  UserChange: userChangeSchema,
  VacancySummary: vacancySummarySchema,
};

/** What several operations speak of: the description of the API says it once, under its name, and points to it elsewhere. */
export const namedShapes = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(shapes)) namedShapes.add(schema, { id });
