import { deferred } from '../../../ui/deferred.tsx';
import '../forms/lead-form.module.css';
import '../../../ui/controls/checkbox.module.css';
import '../../../ui/controls/field.module.css';

/**
 * The page has the form as plain markup, which works; the script that makes it interactive is loaded after hydration. Its
 * styles cannot wait, hence the imports above.
 */
export const DeferredSubscriptionFields = deferred(
  () => import('./subscription-fields.tsx').then((module) => module.SubscriptionFields),
  'rendered',
);
