import { subscriptionStrings } from '../../../core/i18n/index.js';
import { useWidgetId } from '../../element/index.js';
import { PriceText } from '../../parts/price-text/index.js';
import type { PlansView } from './plans-view.js';
import type { SubscriptionInUse } from './use-subscription.js';

export interface PlanChoiceProps extends Pick<SubscriptionInUse, 'chooseWay' | 'choosePlan'> {
  readonly plans: PlansView;
}

/** The two ways to buy with their prices, and how often, where there are several plans (ux §12). */
export function PlanChoice({ plans, chooseWay, choosePlan }: PlanChoiceProps) {
  const id = useWidgetId();
  return (
    <fieldset part="options" className="options">
      <legend className="visually-hidden">{subscriptionStrings('choice')}</legend>
      {plans.ways.map(({ way, label, price, isChosen }) => (
        <label key={way} part="option" className={isChosen ? 'option chosen' : 'option'}>
          <input
            part="radio"
            className="radio"
            type="radio"
            name={id}
            value={way}
            checked={isChosen}
            onChange={() => chooseWay(way)}
          />
          <span part="label" className="label">
            {label}
          </span>
          {price ? <PriceText shown={price} /> : null}
        </label>
      ))}
      {plans.cadences.length > 0 ? (
        <div part="cadence" className="cadence">
          <label part="cadence-label" className="cadence-label" htmlFor={`${id}-cadence`}>
            {subscriptionStrings('howOften')}
          </label>
          <select
            part="select"
            className="vitrine-select select"
            id={`${id}-cadence`}
            value={plans.planId}
            onChange={(event) => choosePlan(event.currentTarget.value)}
          >
            {plans.cadences.map((plan) => (
              <option key={plan.id} value={plan.id}>
                {plan.label}
              </option>
            ))}
          </select>
        </div>
      ) : null}
    </fieldset>
  );
}
