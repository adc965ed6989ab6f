export const OUR_CLAIM = "हमारा दावा";
