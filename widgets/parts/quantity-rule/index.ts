// How a quantity obeys the rules of a shop and of a page, for all widgets with a quantity. Not an element.
export { ruleComplaint } from './complaint.js';
export { lastQuantity, stepQuantity, type QuantitySteps } from './steps.js';
