export {
  unescapedAddress,
  unescapedAttribute,
  unescapedScript,
  unescapedStyle,
  unescapedText,
} from './unescaped.js';
