import { type Culture, digits, namesOf } from './culture.ts'

export const china: Culture = {
  title: 'China',
  surnames: namesOf(`
    Wang=王 Li=李 Zhang=张 Liu=刘 Chen=陈 Yang=杨 Huang=黄 Zhao=赵 Wu=吴 Zhou=周 Xu=徐 Sun=孙 Ma=马 Zhu=朱 Hu=胡 Guo=郭 He=何 Lin=林 Gao=高 Luo=罗
    Zheng=郑 Liang=梁 Xie=谢 Song=宋 Tang=唐 Xu=许 Han=韩 Deng=邓 Feng=冯 Cao=曹 Peng=彭 Zeng=曾 Xiao=肖 Tian=田 Dong=董 Pan=潘 Yuan=袁 Cai=蔡 Jiang=蒋 Yu=余
    Yu=于 Du=杜 Ye=叶 Cheng=程 Wei=魏 Su=苏 Lu=吕 Ding=丁 Ren=任 Lu=卢 Yao=姚 Shen=沈 Zhong=钟 Jiang=姜 Cui=崔 Tan=谭 Lu=陆 Fan=范 Wang=汪 Liao=廖`),
  women: namesOf(`
    Mei=美 Li=丽 Xiu=秀 Yan=燕 Hong=红 Ying=英 Xue=雪 Jing=静 Min=敏 Fang=芳 Na=娜 Xia=霞 Yu=玉 Hui=慧 Shu=淑 Ya=雅 Qian=倩 Ting=婷 Dan=丹 Lan=兰
    Rui=蕊 Juan=娟 Lin=琳 Yue=月 Jia=佳 Xin=欣 Man=曼 Si=思 Meng=梦 Wan=婉`),
  men: namesOf(`
    Wei=伟 Jian=建 Zhi=志 Guo=国 Jun=军 Ming=明 Hai=海 Yong=勇 Qiang=强 Bo=博 Hao=浩 Lei=磊 Tao=涛 Chao=超 Peng=鹏 Yu=宇 Jie=杰 Xiang=翔 Feng=峰 Long=龙
    Yan=彦 Kai=凯 Bin=斌 Gang=刚 Hui=辉 Ping=平 Rong=荣 De=德 Sheng=胜 Zhen=振`),
  second: namesOf(`
    = = = = = Hua=华 Ying=英 Lin=林 Ping=平 Jun=军 Mei=梅 Fang=芳 Qin=琴 Jie=洁 Wen=文 Yan=艳 Hong=红 Bo=波 Qiang=强 Yun=云 Ning=宁 Xin=新 Hui=慧 Ling=玲 Yu=宇
    Jing=晶 Hao=豪 Chen=晨 Xuan=轩 Rui=睿 Tong=桐 Yi=怡 Ze=泽 Han=涵 Qi=琪 Zhen=珍 Kun=坤 Cheng=成 Liang=亮`),
  streets:
    'Jianguo Road|Renmin Road|Zhongshan Road|Jiefang Road|Xinhua Street|Heping Road|Changjiang Road|Guangming Street|Beijing Road|Nanjing Road|Huaihai Road|Yan’an Road|Dongfeng Road|Wuyi Road|Chang’an Street|Fuxing Road|Hongqi Street|Minzhu Road|Shengli Road|Xueyuan Road'.split(
      '|',
    ),
  numberBehind: false,
  city: 'Chengdu',
  postcode: (random) => `6100${10 + Math.floor(random() * 60)}`,
  phone: (random) => `1${['38', '39', '50', '86', '99'][Math.floor(random() * 5)]}${digits(random, 8)}`,
  domains: ['qq.com', 'qq.com', '163.com', '163.com', '126.com', 'gmail.com', 'outlook.com', 'sina.cn'],
  takesName: 0,
  namesakes: 0,
  nativeWriting: 0.3,
}
