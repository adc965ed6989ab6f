export const OUR_CLAIM = "हमारा दावा";
export const OUR_CLAIMS = "हमारे दावे";
